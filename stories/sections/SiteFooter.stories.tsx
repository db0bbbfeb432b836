import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { footerNavigation } from '#messages/navigation';
import { siteFrame } from '#messages/siteFrame';
import { byHand } from '../../.storybook/realInput';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { SiteFooter } from '../../src/sections/SiteFooter';
import { itemOf } from '../blocks/itemOf';
import { footerArgs, longFooter } from './siteFrameArgs';

/** Least width and height of a link in pixels (WCAG 2.2, 2.5.8). */
const leastSize = 24;

/** Width and height of a social icon in pixels. */
const iconSize = 44;

const meta = {
  title: 'Sections/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: footerArgs,
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
    await expect(names).toEqual(footerNavigation.map(({ label }) => label));
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

/** On a phone the last line is broken between the company's facts, of which the CIN keeps its label. */
export const IdentityOnPhone: Story = {
  globals: phoneWindow,
  play: async ({ canvas }) => {
    const cin = canvas.getByText(new RegExp(`^\\S+ ${company.cin}`));
    await expect(cin.getClientRects()).toHaveLength(1);
    const lineHeight = Number.parseFloat(getComputedStyle(cin).lineHeight);
    await expect(cin.offsetHeight).toBeLessThan(2 * lineHeight);
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
  args: longFooter,
};

/** In the narrowest window everything stands below each other, and every link can be touched. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    const social = within(footer).getByRole('list', { name: siteFrame.socialLabel });
    const blocks = [
      social,
      canvas.getByRole('link', { name: company.email }),
      canvas.getByRole('link', { name: company.phoneDisplay }),
      canvas.getByRole('navigation'),
      canvas.getByText(new RegExp(company.cin)),
    ].map((block) => block.getBoundingClientRect());
    for (const [index, { top }] of blocks.slice(1).entries())
      await expect(top).toBeGreaterThanOrEqual(itemOf(blocks, index).bottom);
    for (const link of within(footer).getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(
        social.contains(link) ? iconSize : leastSize,
      );
    }
  },
};
