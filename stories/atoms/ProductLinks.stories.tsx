import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { ProductLinks } from '../../src/atoms/ProductLinks';
import { products } from '../../src/content/products';
import { itemOf } from '../blocks/itemOf';
import { groups, longGroups, withoutServices } from './productGroups';

const label = siteFrame.productsPanelLabel;

/** What the docs page promises, in pixels. */
const leastHeights = { group: 48, service: 44 };

const meta = {
  title: 'Atoms/ProductLinks',
  component: ProductLinks,
  args: { label, groups, columns: 4 },
} satisfies Meta<typeof ProductLinks>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const groupsOf = (canvas: Canvas) => [...canvas.getByRole('list', { name: label }).children];
const rowsOf = (canvas: Canvas) =>
  new Set(groupsOf(canvas).map((group) => group.getBoundingClientRect().top)).size;

/** Four groups in a row, as the header's panel lists them, each with its services. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toBe(1);
    const lists = within(canvas.getByRole('list', { name: label })).getAllByRole('list');
    const services = lists.map((list) => within(list).getAllByRole('listitem').length);
    await expect(services).toEqual(products.map((product) => product.services.length));
  },
};

/** In four columns each group is told in a line; the services of all begin at one height. */
export const Summaries: Story = {
  play: async ({ canvas }) => {
    for (const { summary } of products) await expect(canvas.getByText(summary)).toBeVisible();
    const lists = within(canvas.getByRole('list', { name: label })).getAllByRole('list');
    const heights = lists.map((list) => list.getBoundingClientRect().top);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** The group whose page is open stands on a ground of its own, and its words stay where they were. */
export const CurrentGroup: Story = {
  parameters: { path: itemOf(groups, 1).href },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(link).toHaveAccessibleName(itemOf(groups, 1).name);
    const grounds = groupsOf(canvas).map((group) => getComputedStyle(group).backgroundColor);
    const [before, current, ...after] = grounds;
    await expect(new Set([before, ...after]).size).toBe(1);
    await expect(current).not.toBe(before);
    await expect(link.getBoundingClientRect().top).toBe(
      itemOf(canvas.getAllByRole('link')).getBoundingClientRect().top,
    );
  },
};

/** Two groups in a row, as the phone's menu lists them where there is room: names alone. */
export const TwoColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toBe(2);
    await expect(canvas.queryByText(itemOf(products).summary)).toBeNull();
  },
};

/** Services of the same name in two groups lead to two addresses. */
export const SameNameTwice: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: products[0].services[1]?.name });
    const addresses = new Set(links.map((link) => link.getAttribute('href')));
    await expect(addresses.size).toBe(2);
  },
};

/** A group without services is its name alone. */
export const WithoutServices: Story = {
  args: { groups: withoutServices },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(groups.length);
  },
};

/** Long names are wrapped in their column. */
export const LongText: Story = {
  args: { groups: longGroups },
};

/** In the narrowest window the groups stand below each other; a finger hits each name and each service. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toBe(groups.length);
    const heightOf = (name: string) =>
      Math.min(
        ...canvas.getAllByRole('link', { name }).map((link) => link.getBoundingClientRect().height),
      );
    for (const { name, services } of groups) {
      await expect(heightOf(name)).toBeGreaterThanOrEqual(leastHeights.group);
      for (const service of services)
        await expect(heightOf(service.name)).toBeGreaterThanOrEqual(leastHeights.service);
    }
  },
};
