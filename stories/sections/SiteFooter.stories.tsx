import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { footerNavigation, supportNavigation } from '#messages/navigation';
import { siteFrame } from '#messages/siteFrame';
import { noSnapshot } from '../../.storybook/modes';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { SiteFooter } from '../../src/sections/SiteFooter';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';
import { longCompany } from './longCompany';
import { footerArgs } from './siteFrameArgs';

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

/** The four links of the specification in its order and before all others, every product, help, the languages, a named icon for each network, and the company's identity. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: siteFrame.footerNavigationLabel });
    const links = within(navigation).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      footerNavigation.map(({ label }) => label),
    );
    const social = within(canvas.getByRole('list', { name: siteFrame.socialLabel }));
    await expect(social.getAllByRole('link')).toHaveLength(company.social.length);
    for (const { network, href } of company.social)
      await expect(social.getByRole('link', { name: network })).toHaveAttribute('href', href);
    const footer = canvas.getByRole('contentinfo');
    const all = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(all).toEqual([
      ...company.social.map(({ href }) => href),
      ...footerNavigation.map(({ href }) => href),
      ...products.map(({ path }) => path),
      ...supportNavigation.map(({ href }) => href),
      `mailto:${company.email}`,
      `tel:${company.phone}`,
      ...footerArgs.languageLinks.map(({ href }) => href),
    ]);
    for (const text of [company.email, company.phoneDisplay, company.legalName, company.cin])
      await expect(footer).toHaveTextContent(text);
    await expect(
      within(footer).getByText(siteFrame.notBank.replace('{company}', company.name)),
    ).toBeVisible();
  },
};

/** Where the company’s record names the bank that provides the banking services, the line that it is no bank itself names it. */
export const PartnerBank: Story = {
  args: { company: { ...company, partnerBank: 'Example Bank' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const line = canvas.getByText(siteFrame.notBank.replace('{company}', company.name), {
      exact: false,
    });
    await expect(line).toHaveTextContent(siteFrame.partnerBank.replace('{bank}', 'Example Bank'));
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

/** A company that is on no network has no icons, and the rest of the footer stands. */
export const WithoutSocial: Story = { args: { company: { ...company, social: [] } } };

/** A site in one language has no group of languages. */
export const OneLanguage: Story = {
  args: { languageLinks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(siteFrame.languageTitle)).toBeNull();
  },
};

/** Facts and links that are longer than they should ever be are wrapped. */
export const LongText: Story = {
  args: {
    links: footerNavigation.map((link) => ({ ...link, label: longLabel })),
    products: products.map((product) => ({ ...product, name: longLabel })),
    company: { ...longCompany, legalName: longLabel },
  },
  globals: narrowWindow,
};

/** In the narrowest window everything stands below each other, and every link can be touched. */
export const Touched: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    const social = within(footer).getByRole('list', { name: siteFrame.socialLabel });
    const blocks = [
      social,
      canvas.getByRole('navigation'),
      canvas.getByRole('link', { name: itemOf(products).name }),
      canvas.getByRole('link', { name: itemOf(supportNavigation).label }),
      canvas.getByRole('link', { name: company.email }),
      canvas.getByRole('link', { name: company.phoneDisplay }),
      canvas.getByRole('list', { name: siteFrame.languagesLabel }),
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

/** Under a pointer each link turns marigold; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => {
    for (const name of [
      company.email,
      itemOf(footerNavigation).label,
      itemOf(company.social).network,
    ])
      await expectStatesShown(canvas.getAllByRole('link', { name }));
    await expect(itemOf(canvas.getAllByRole('link', { name: company.email }), 1)).toHaveStyle({
      color: theme.palette.marigold.main,
    });
  },
};

export const KitchenSink = kitchenSink(meta, {
  WithoutSocial,
  OneLanguage,
  LongText,
  PseudoStates,
});
