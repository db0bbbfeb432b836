import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { PartnerLogoStrip } from '../../src/atoms/PartnerLogoStrip';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longWord } from '../blocks/longWords';
import { longNames, lost, names, oneMissing, partners } from './partnerLists';

const meta = {
  title: 'Atoms/PartnerLogoStrip',
  component: PartnerLogoStrip,
  args: { label: home.partners.title, partners },
} satisfies Meta<typeof PartnerLogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectNames = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  waitFor(async () => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(company.partners);
  });

/** Every partner of the company file has a logo of its own, read aloud by its name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: home.partners.title });
    const logos = within(list).getAllByRole('img');
    await expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(company.partners);
  },
};

/** A partner whose logo is missing is set in type, in the place of its logo. */
export const WithoutOneLogo: Story = {
  args: { partners: oneMissing },
  play: async ({ canvas }) => {
    const [place, ...others] = canvas.getAllByRole('listitem');
    await expect(place).toHaveTextContent(itemOf(partners).name);
    for (const other of others) await expect(within(other).getByRole('img')).toBeVisible();
  },
};

/** With no logo at all the strip is a list of names. */
export const WithoutLogos: Story = {
  args: { partners: names },
  play: expectNames,
};

/** Where a logo fails to load its name is set in type, and the strip keeps its height. */
export const LogosLost: Story = {
  args: { partners: lost },
  play: async (context) => {
    await expectNames(context);
    const places = context.canvas.getAllByRole('listitem').map((item) => item.clientHeight);
    await expect(places).toEqual(partners.map(({ logo }) => logo?.height));
  },
};

/** Long names are wrapped within their column. */
export const LongText: Story = {
  args: { partners: longNames },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longWord)).toBeVisible();
  },
};

/** In the narrowest window a logo wider than its column shrinks and keeps its shape. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    for (const [index, item] of canvas.getAllByRole('listitem').entries()) {
      const logo = within(item).getByRole('img');
      const { width } = item.getBoundingClientRect();
      await expect(logo.getBoundingClientRect().width).toBe(
        Math.min(width, itemOf(partners, index).logo?.width ?? 0),
      );
      await expect(logo).toHaveStyle('object-fit: contain');
    }
  },
};

/** The names alone in the narrowest window. */
export const NarrowWithoutLogos: Story = {
  globals: narrowWindow,
  args: { partners: [{ name: longWord }, ...names] },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases>
      <Case name="All logos">
        <PartnerLogoStrip {...args} />
      </Case>
      <Case name="One logo missing">
        <PartnerLogoStrip {...args} partners={oneMissing} />
      </Case>
      <Case name="No logos">
        <PartnerLogoStrip {...args} partners={names} />
      </Case>
      <Case name="Logos that did not load">
        <PartnerLogoStrip {...args} partners={lost} />
      </Case>
      <Case name="One partner">
        <PartnerLogoStrip {...args} partners={partners.slice(0, 1)} />
      </Case>
      <Case name="Long names">
        <PartnerLogoStrip {...args} partners={longNames} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    // As the first: missing in one case, not given in another, lost in a third.
    const { name } = itemOf(partners);
    await waitFor(() => expect(canvas.getAllByText(name)).toHaveLength(3));
  },
};
