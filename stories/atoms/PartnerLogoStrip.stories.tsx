import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { narrowWindow, phoneWindow, tabletWindow, wideWindow } from '../../.storybook/viewports';
import { type Partner, PartnerLogoStrip } from '../../src/atoms/PartnerLogoStrip';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

const partners: readonly Partner[] = company.partners.map((name) => ({
  name,
  logo: partnerLogos[name],
}));

const names: readonly Partner[] = partners.map(({ name }) => ({ name }));

/** Every logo's file fails to load. */
const lost = partners.map(({ name, logo }) => ({ name, logo: logo && { ...logo, src: 'data:,' } }));

/** Four times as many. */
const many = ['North', 'East', 'South', 'West'].flatMap((side) =>
  partners.map(({ name, logo }) => ({ name: `${name} ${side}`, logo })),
);

const meta = {
  title: 'Atoms/PartnerLogoStrip',
  component: PartnerLogoStrip,
  args: { label: home.partners.title, partners },
} satisfies Meta<typeof PartnerLogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const inColumns =
  (columns: number): Story['play'] =>
  async ({ args, canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(args.partners.length);
    const places = items.map((item) => Math.round(item.getBoundingClientRect().left));
    await expect(new Set(places).size).toBe(columns);
  };

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
  args: { partners: [...names.slice(0, 1), ...partners.slice(1)] },
  play: async ({ canvas }) => {
    const [place, ...others] = canvas.getAllByRole('listitem');
    await expect(place).toHaveTextContent(itemOf(partners).name);
    for (const other of others) await expect(within(other).getByRole('img')).toBeVisible();
  },
};

/** With no logo at all the strip is a list of names. */
export const WithoutLogos: Story = { args: { partners: names } };

/** Where a logo fails to load its name is set in type, and the strip keeps its height. */
export const LogosLost: Story = {
  args: { partners: lost },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    const places = canvas.getAllByRole('listitem');
    await expect(places.map(({ textContent }) => textContent)).toEqual(company.partners);
    const namesInPlace = places.map((place) => within(place).getByText(place.textContent));
    await expect(namesInPlace.map(({ clientHeight }) => clientHeight)).toEqual(
      partners.map(({ logo }) => logo?.height),
    );
  },
};

/** A single partner keeps its place in the first column, and its own size. */
export const OnePartner: Story = {
  args: { partners: partners.slice(0, 1) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const plate = canvas.getByRole('listitem');
    const logo = canvas.getByRole('img');
    const frame = list.getBoundingClientRect().left + list.clientLeft;
    await expect(plate.getBoundingClientRect().left).toBe(frame);
    await expect(logo.getBoundingClientRect().width).toBe(itemOf(partners).logo?.width);
  },
};

/** On a phone the logos stand in two columns. */
export const Phone: Story = { globals: phoneWindow, play: inColumns(2) };

/** From a tablet on there are four columns, in which many partners go on, each once. */
export const ManyPartners: Story = {
  args: { partners: many },
  globals: tabletWindow,
  play: inColumns(4),
};

/** On a wide screen all eight stand in one row. */
export const Wide: Story = { globals: wideWindow, play: inColumns(partners.length) };

/** More than eight stand there in even rows: ten of them five by five. */
export const ManyOnWide: Story = {
  args: { partners: many.slice(0, 10) },
  globals: wideWindow,
  play: inColumns(5),
};

/** In the narrowest window long names are wrapped; a logo wider than its field shrinks and keeps its shape. */
export const LongText: Story = {
  args: { partners: [{ name: longLabel }, { name: longWord }, ...partners.slice(2)] },
  globals: narrowWindow,
  play: async ({ args, canvas }) => {
    for (const [index, item] of canvas.getAllByRole('listitem').entries()) {
      const logo = within(item).queryByRole('img');
      if (!logo) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(item);
      const width =
        item.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const own = itemOf(args.partners, index).logo?.width ?? 0;
      await expect(logo.getBoundingClientRect().width).toBe(Math.min(width, own));
      await expect(logo).toHaveStyle('object-fit: contain');
    }
  },
};

export const KitchenSink = kitchenSink(meta, {
  Default,
  WithoutOneLogo,
  WithoutLogos,
  LogosLost,
  OnePartner,
  LongText,
});
