import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { partnerLogos } from '../../src/art/partnerLogos';
import { PartnerLogoStrip } from '../../src/atoms/PartnerLogoStrip';
import { company } from '../../src/content/company';
import { home } from '../../src/content/pages/home';
import { expectFits } from './expectFits';
import { itemOf } from './itemOf';
import { longLabel, longWord } from './longWords';

const partners = company.partners.map((name) => ({ name, logo: partnerLogos[name] }));
const names = partners.map(({ name }) => ({ name }));
const first = itemOf(partners);

const meta = {
  title: 'Atoms/PartnerLogoStrip',
  component: PartnerLogoStrip,
  args: { label: home.partners.title, partners },
} satisfies Meta<typeof PartnerLogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many of the list's items stand in its first row. */
const columnsOf = (list: HTMLElement) => {
  const items = within(list).getAllByRole('listitem');
  const places = items.map((item) => Math.round(item.getBoundingClientRect().left));
  return new Set(places).size;
};

/** Every partner of the company file has a logo of its own, read aloud by its name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: home.partners.title });
    const logos = within(list).getAllByRole('img');
    await expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(company.partners);
    await expect(columnsOf(list)).toBe(4);
  },
};

/** A partner whose logo is missing is set in type, in the place of its logo. */
export const OneLogoMissing: Story = {
  args: { partners: [...names.slice(0, 1), ...partners.slice(1)] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(first.name)).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(partners.length - 1);
    await expectFits(canvasElement);
  },
};

/** With no logo at all the strip is a list of names. */
export const NoLogos: Story = {
  args: { partners: names },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(company.partners);
  },
};

/** A logo that fails to load is still told by name, in the place that was kept for it. */
export const LogoLost: Story = {
  args: { partners: [{ name: longLabel, logo: { src: 'data:,', width: 98, height: 40 } }] },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: longLabel });
    await expect(logo.getBoundingClientRect().width).toBe(98);
  },
};

/** Long names are wrapped within their column. */
export const LongNames: Story = {
  args: { partners: [{ name: longLabel }, { name: longWord }, ...partners.slice(2)] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longWord)).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** A single partner keeps to the left and to its own size. */
export const OnePartner: Story = {
  args: { partners: partners.slice(0, 1) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const logo = canvas.getByRole('img');
    await expect(logo.getBoundingClientRect().left).toBe(list.getBoundingClientRect().left);
    await expect(logo.getBoundingClientRect().width).toBe(first.logo?.width);
  },
};

/** On a phone the logos stand in two columns. */
export const Phone: Story = {
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2);
    await expectFits(canvasElement);
  },
};

/** In the narrowest window a logo wider than its column shrinks and keeps its shape. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    for (const logo of canvas.getAllByRole('img')) {
      await expect(logo.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      await expect(logo).toHaveStyle('object-fit: contain');
    }
    await expectFits(canvasElement);
  },
};

/** The names alone in the narrowest window. */
export const NarrowNames: Story = {
  globals: narrowWindow,
  args: { partners: [{ name: longWord }, ...names] },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
