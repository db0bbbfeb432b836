import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { picturedAtRest } from '../../.storybook/modes';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { company } from '../../src/content/company';
import { footerNavigation } from '../../src/content/navigation';
import { siteFrame } from '../../src/content/siteFrame';
import { SiteFooter } from '../../src/sections/SiteFooter';
import { theme } from '../../src/theme/theme';
import { expectFits } from '../atoms/expectFits';
import { itemOf } from '../atoms/itemOf';
import { longLabel, longWord } from '../atoms/longWords';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { StateCases } from '../blocks/StateCases';
import { expectStatesShown } from './expectStatesShown';
import { shownSeveralTimes } from './shownSeveralTimes';

/** Least width and height of a link in pixels (WCAG 2.2, 2.5.8). */
const leastSize = 24;

/** Width and height of a social icon in pixels. */
const iconSize = 44;

const longCompany = {
  ...company,
  legalName: longLabel,
  email: `${longWord}.${longWord}@${longWord}.example`,
  registeredAddress: { ...company.registeredAddress, lines: [longLabel, longWord] },
};

const longLinks = footerNavigation.map((link) => ({ ...link, label: longLabel }));

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
    await expect(canvas.queryByRole('list', { name: siteFrame.socialLabel })).toBeNull();
    for (const { network } of company.social)
      await expect(canvas.queryByRole('link', { name: network })).toBeNull();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(company.legalName);
  },
};

/** Long names and addresses are wrapped. */
export const LongText: Story = {
  args: { company: longCompany, links: longLinks },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window everything stands below each other, and every link can be touched. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const footer = canvas.getByRole('contentinfo');
    const social = within(footer).getByRole('list', { name: siteFrame.socialLabel });
    for (const link of within(footer).getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(
        social.contains(link) ? iconSize : leastSize,
      );
    }
    await expectFits(canvasElement);
  },
};

/** Under a pointer each link turns marigold; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  render: (args) => (
    <Cases>
      <StateCases>
        <SiteFooter {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    for (const name of [
      company.email,
      itemOf(footerNavigation).label,
      itemOf(company.social).network,
    ])
      await expectStatesShown(canvas.getAllByRole('link', { name }));
  },
};

/** Every look of the footer at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...picturedAtRest, ...shownSeveralTimes },
  render: (args) => (
    <Cases>
      <StateCases>
        <SiteFooter {...args} />
      </StateCases>
      <Case name="Without social">
        <SiteFooter {...args} company={{ ...company, social: [] }} />
      </Case>
      <Case name="Long text">
        <SiteFooter {...args} company={longCompany} links={longLinks} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
