import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { company } from '../../src/content/company';
import { footerNavigation } from '../../src/content/navigation';
import { siteFrame } from '../../src/content/siteFrame';
import { SiteFooter } from '../../src/sections/SiteFooter';
import { theme } from '../../src/theme/theme';
import { expectFits } from '../atoms/expectFits';
import { longLabel, longWord } from '../atoms/longWords';

const meta = {
  title: 'Sections/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { words: siteFrame, links: footerNavigation, company },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four links of the specification, in its order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: siteFrame.footerNavigationLabel });
    const names = within(navigation)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['About Us', 'Contact Us', 'Terms & Conditions', 'Privacy Policy']);
  },
};

/** Every social icon is a link with a name. */
export const SocialLinks: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: siteFrame.socialLabel });
    await expect(within(list).getAllByRole('link')).toHaveLength(company.social.length);
    for (const { network, href } of company.social)
      await expect(within(list).getByRole('link', { name: network })).toHaveAttribute('href', href);
  },
};

/** Support and the company's identity are told on every page. */
export const SupportAndIdentity: Story = {
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    for (const text of [company.email, company.phoneDisplay, company.legalName, company.cin])
      await expect(footer).toHaveTextContent(text);
  },
};

/** Under the pointer a link turns marigold on ink. */
export const Hovered: Story = {
  play: byHand(async ({ canvas }, input) => {
    const link = canvas.getByRole('link', { name: company.email });
    await input.hover(link);
    await expect(link).toHaveStyle({ color: theme.palette.marigold.main });
  }),
};

/** A company that is on no network has no icons, and the rest of the footer stands. */
export const WithoutSocial: Story = {
  args: { company: { ...company, social: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Facebook' })).toBeNull();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(company.legalName);
  },
};

/** Long names and addresses are wrapped. */
export const LongText: Story = {
  args: {
    company: {
      ...company,
      legalName: longLabel,
      email: `${longWord}.${longWord}@${longWord}.example`,
      registeredAddress: { ...company.registeredAddress, lines: [longLabel, longWord] },
    },
    links: footerNavigation.map((link) => ({ ...link, label: longLabel })),
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window everything stands below each other, and every page's link can be touched. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    for (const link of within(canvas.getByRole('navigation')).getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expectFits(canvasElement);
  },
};
