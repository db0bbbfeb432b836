import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '#messages/company';
import { siteFrame } from '#messages/siteFrame';
import { noSnapshot } from '../../.storybook/modes';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { footerNavigation, supportNavigation } from '../../src/content/navigation';
import { products } from '../../src/content/products';
import { fillPlaceholders } from '../../src/domain/fillPlaceholders';
import { SiteFooter } from '../../src/sections/SiteFooter';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';
import { longCompany } from './longCompany';
import { footerArgs } from './siteFrameArgs';

/** Of a link, for a finger, and of the footer at 360 pixels. */
const leastHeight = 44;
const greatestHeight = 800;

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
      `tel:${company.phone}`,
      `mailto:${company.email}`,
      ...footerArgs.languageLinks.map(({ href }) => href),
    ]);
    for (const text of [company.email, company.phoneDisplay, company.legalName, company.cin])
      await expect(footer).toHaveTextContent(text);
    await expect(
      within(footer).getByText(fillPlaceholders(siteFrame.notBank, { company: company.name })),
    ).toBeVisible();
  },
};

/** Where the company’s record names the bank that provides the banking services, the line that it is no bank itself names it. */
export const PartnerBank: Story = {
  args: { company: { ...company, partnerBank: 'Example Bank' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const line = canvas.getByText(fillPlaceholders(siteFrame.notBank, { company: company.name }), {
      exact: false,
    });
    await expect(line).toHaveTextContent(
      fillPlaceholders(siteFrame.partnerBank, { bank: 'Example Bank' }),
    );
  },
};

/** A company that is on no network has no icons, and the rest of the footer stands. */
export const WithoutSocial: Story = { args: { company: { ...company, social: [] } } };

/** A site in one language lists none. */
export const OneLanguage: Story = { args: { languageLinks: [] } };

/** Facts and links that are longer than they should ever be are wrapped. */
export const LongText: Story = {
  args: {
    links: footerNavigation.map((link) => ({ ...link, label: longLabel })),
    products: products.map((product) => ({ ...product, name: longLabel })),
    company: { ...longCompany, legalName: longLabel },
  },
  globals: narrowWindow,
};

/** On a phone every link can be touched, and the footer with its street is at most 800 pixels high. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: phoneWindow,
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.offsetHeight).toBeLessThanOrEqual(greatestHeight);
    for (const link of within(footer).getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(leastHeight);
  },
};

/** Under a pointer a link is underlined; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: itemOf(footerNavigation).label })),
};

export const KitchenSink = kitchenSink(meta, { WithoutSocial, OneLanguage, LongText });
