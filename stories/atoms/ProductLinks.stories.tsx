import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { picturedAtRest } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { ProductLinks } from '../../src/atoms/ProductLinks';
import { products } from '../../src/content/products';
import { siteFrame } from '../../src/content/siteFrame';
import { productLinkGroups } from '../../src/sections/productLinkGroups';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longWord } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

const groups = productLinkGroups(products);
const label = siteFrame.productsPanelLabel;

/** What the docs page promises, in pixels. */
const leastHeights = { group: 48, service: 40 };

const shownGroups = groups.slice(1, 3);
const withoutServices = groups.map((group) => ({ ...group, services: [] }));
const longGroups = groups.map(({ services, ...group }) => ({
  ...group,
  name: longLabel,
  services: services.map((service) => ({ ...service, name: longWord })),
}));

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

/** Two groups in a row, as the phone's menu lists them where there is room. */
export const TwoColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toBe(2);
  },
};

/** Services of the same name in two groups lead to two addresses. */
export const SameNameTwice: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Cash withdrawal' });
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
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window the groups stand below each other; a finger hits each name and each service. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
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
    await expectFits(canvasElement);
  },
};

/** Under a pointer a link is underlined, with the keyboard's focus it has a ring. */
export const PseudoStates: Story = {
  args: { groups: shownGroups, columns: 2 },
  render: (args) => (
    <Cases width={540}>
      <StateCases>
        <ProductLinks {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    for (const { name, services } of shownGroups)
      for (const link of [name, itemOf(services).name]) {
        const links = canvas.getAllByRole('link', { name: link });
        const lines = links.map((shown) => getComputedStyle(shown).textDecorationLine);
        await expect(lines.slice(0, 3)).toEqual(['none', 'underline', 'none']);
        await expectStatesShown(links);
      }
  },
};

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedAtRest,
  render: (args) => (
    <Cases>
      <Case name="Four columns">
        <ProductLinks {...args} />
      </Case>
      <Case name="Two columns">
        <ProductLinks {...args} columns={2} />
      </Case>
      <Case name="Without services">
        <ProductLinks {...args} groups={withoutServices} />
      </Case>
      <Case name="Long text">
        <ProductLinks {...args} groups={longGroups} />
      </Case>
      <Cases width={540}>
        <StateCases>
          <ProductLinks {...args} groups={shownGroups} columns={2} />
        </StateCases>
      </Cases>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
