import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { ProductLinks } from '../../src/atoms/ProductLinks';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { productLinkGroups } from '../../src/sections/productLinkGroups';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

const groups = productLinkGroups(products);

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

/** Four groups in a row, as the header's panel lists them: each told in a line, its services at one height. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toBe(1);
    for (const { summary } of products) await expect(canvas.getByText(summary)).toBeVisible();
    const lists = within(canvas.getByRole('list', { name: label })).getAllByRole('list');
    const services = lists.map((list) => within(list).getAllByRole('listitem').length);
    await expect(services).toEqual(products.map((product) => product.services.length));
    // Services of the same name in two groups lead to two addresses.
    const links = canvas.getAllByRole('link', { name: products[0].services[1]?.name });
    await expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(2);
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

/** What closes the list stands in the corner beside a longer first group, and no column is moved by it. */
export const WithCorner: Story = {
  args: { corner: <a href={paths.help}>{siteFrame.helpQuestion}</a> },
  play: async ({ canvas }) => {
    const [first, second, , fourth, corner] = groupsOf(canvas).map((one) =>
      one.getBoundingClientRect(),
    );
    await expect([corner?.left, corner?.right]).toEqual([second?.left, fourth?.right]);
    await expect(corner?.top).toBeGreaterThanOrEqual(fourth?.bottom ?? Number.NaN);
    await expect(corner?.bottom).toBeCloseTo(first?.bottom ?? Number.NaN, 0);
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

/** A group without services is its name alone. */
export const WithoutServices: Story = {
  args: { groups: groups.map((group) => ({ ...group, services: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(groups.length);
  },
};

/** In the narrowest window the groups stand below each other; a finger hits each name and each service. */
export const LongText: Story = {
  args: {
    groups: groups.map(({ services, ...group }) => ({
      ...group,
      name: longLabel,
      summary: longLabel,
      services: services.map((service) => ({ ...service, name: longWord })),
    })),
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toBe(groups.length);
    const heightOf = (name: string) =>
      Math.min(
        ...canvas.getAllByRole('link', { name }).map((link) => link.getBoundingClientRect().height),
      );
    await expect(heightOf(longLabel)).toBeGreaterThanOrEqual(leastHeights.group);
    await expect(heightOf(longWord)).toBeGreaterThanOrEqual(leastHeights.service);
  },
};

/** Under a pointer a link is underlined, with the keyboard's focus it has a ring. */
export const PseudoStates: Story = {
  args: { groups: groups.slice(1, 3), columns: 2 },
  decorators: inStates(540),
  play: async ({ args, canvas }) => {
    for (const { name, services } of args.groups)
      for (const link of [name, itemOf(services).name]) {
        const links = canvas.getAllByRole('link', { name: link });
        const lines = links.map((shown) => getComputedStyle(shown).textDecorationLine);
        await expect(lines.slice(0, 3)).toEqual(['none', 'underline', 'none']);
        await expectStatesShown(links);
      }
  },
};

export const KitchenSink = kitchenSink(meta, {
  Default,
  CurrentGroup,
  WithCorner,
  TwoColumns,
  WithoutServices,
  LongText,
  PseudoStates,
});
