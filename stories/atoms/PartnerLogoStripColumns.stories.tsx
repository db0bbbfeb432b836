import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { home } from '#messages/pages/home';
import { desktopWindow, phoneWindow, tabletWindow, wideWindow } from '../../.storybook/viewports';
import { PartnerLogoStrip } from '../../src/atoms/PartnerLogoStrip';
import { itemOf } from '../blocks/itemOf';
import { many, partners } from './partnerLists';

/** How the strip sets one, eight or many partners into its columns. */
const meta = {
  title: 'Atoms/PartnerLogoStrip columns',
  component: PartnerLogoStrip,
  args: { label: home.partners.title, partners },
} satisfies Meta<typeof PartnerLogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In how many columns the list's items stand. */
const columnsOf = (list: HTMLElement) => {
  const items = within(list).getAllByRole('listitem');
  const places = items.map((item) => Math.round(item.getBoundingClientRect().left));
  return new Set(places).size;
};

/** On a desktop the eight logos stand in two rows of four. */
export const Desktop: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(4);
  },
};

/** On a wide screen all eight stand in one row, from edge to edge. */
export const Wide: Story = {
  globals: wideWindow,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(columnsOf(list)).toBe(partners.length);
    const last = within(list).getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    await expect(last?.right).toBeCloseTo(list.getBoundingClientRect().right, 0);
  },
};

/** Many partners go on in the same four columns, each once. */
export const ManyPartners: Story = {
  args: { partners: many },
  play: async ({ canvas }) => {
    const logos = canvas.getAllByRole('img').map((logo) => logo.getAttribute('alt'));
    await expect(logos).toEqual(many.map(({ name }) => name));
    await expect(columnsOf(canvas.getByRole('list'))).toBe(4);
  },
};

/** On a tablet there are four columns already. */
export const Tablet: Story = {
  globals: tabletWindow,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(4);
  },
};

/** On a phone the logos stand in two columns. */
export const Phone: Story = {
  globals: phoneWindow,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2);
  },
};

/** A single partner keeps to the left and to its own size. */
export const OnePartner: Story = {
  args: { partners: partners.slice(0, 1) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const logo = canvas.getByRole('img');
    await expect(logo.getBoundingClientRect().left).toBe(list.getBoundingClientRect().left);
    await expect(logo.getBoundingClientRect().width).toBe(itemOf(partners).logo?.width);
  },
};
