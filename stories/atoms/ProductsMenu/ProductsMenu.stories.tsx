import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { desktopWindow, narrowWindow } from '../../../.storybook/viewports';
import { ProductsMenu } from '../../../src/atoms/ProductsMenu';
import { products } from '../../../src/content/products';
import { longLabel, longWord } from '../../blocks/longWords';
import {
  expectClosed,
  expectOpen,
  inMenuFrame,
  menuButton,
  menuParameters,
  openPanel,
  productsMenuArgs,
} from './productsMenuFrame';

const manyServices = productsMenuArgs.groups.map((group) => ({
  ...group,
  services: Array.from({ length: 24 }, (_, index) => ({
    id: `service-${index}`,
    name: `${group.name} ${index + 1}`,
    href: `${group.href}#service-${index}`,
    icon: group.icon,
  })),
}));

const meta = {
  title: 'Atoms/ProductsMenu',
  component: ProductsMenu,
  parameters: menuParameters,
  args: productsMenuArgs,
  decorators: [inMenuFrame],
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, the button says so and none of the links can be reached. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectClosed(canvas);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Open, the panel has every group and every service, each with its own address, and the way to help. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      ...products.flatMap(({ path, services }) => [
        path,
        ...services.map(({ id }) => `${path}#${id}`),
      ]),
      productsMenuArgs.help.href,
    ]);
  },
};

/** One long product name among short ones moves no column. */
export const LongName: Story = {
  globals: desktopWindow,
  args: {
    help: undefined,
    groups: productsMenuArgs.groups.map((group, index) =>
      index === 1 ? { ...group, name: longWord } : group,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    const columns = [...(await openPanel(canvas)).children].map(
      (group) => group.getBoundingClientRect().width,
    );
    await expect(new Set(columns.map(Math.round)).size).toBe(1);
  },
};

/** With more services than the window is high the panel scrolls, down to the last of them. */
export const ManyServices: Story = {
  // Scrolls in the frame of a docs page.
  tags: ['!autodocs'],
  globals: desktopWindow,
  args: { groups: manyServices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    const panel = (await openPanel(canvas)).parentElement;
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(manyServices.length * 25 + 1);
    links.at(-1)?.focus();
    const bottom = panel?.getBoundingClientRect().bottom ?? 0;
    await expect(panel?.scrollTop).toBeGreaterThan(0);
    await expect(links.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** In a narrow window the panel, long names in groups below each other, keeps to the window. */
export const LongText: Story = {
  // Scrolls in the frame of a docs page.
  tags: ['!autodocs'],
  args: {
    groups: productsMenuArgs.groups.map(({ services, ...group }) => ({
      ...group,
      name: longLabel,
      services: services.map((service) => ({ ...service, name: longLabel })),
    })),
  },
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    const list = await openPanel(canvas);
    const sides = [...list.children].map((group) => group.getBoundingClientRect().left);
    await expect(new Set(sides).size).toBe(1);
    await expect(list.parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};
