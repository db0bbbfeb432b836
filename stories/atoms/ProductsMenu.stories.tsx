import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picturedIn } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { ProductsMenu } from '../../src/atoms/ProductsMenu';
import { products } from '../../src/content/products';
import { expectFits } from './expectFits';
import { longLabel, longWord } from './longWords';
import {
  expectClosed,
  expectOpen,
  inMenuFrame,
  menuArgs,
  menuButton,
  menuParameters,
  openPanel,
} from './productsMenuFrame';

const manyServices = menuArgs.groups.map((group) => ({
  ...group,
  services: Array.from({ length: 24 }, (_, index) => ({
    id: `service-${index}`,
    name: `${group.name} ${index + 1}`,
    href: `${group.href}#service-${index}`,
  })),
}));

const meta = {
  title: 'Atoms/ProductsMenu',
  component: ProductsMenu,
  parameters: menuParameters,
  args: menuArgs,
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

/** Open, the panel has every group and every service, each with its own address. */
export const Open: Story = {
  parameters: picturedIn('desktop', 'forced colours'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(
      products.flatMap(({ path, services }) => [
        path,
        ...services.map(({ id }) => `${path}#${id}`),
      ]),
    );
  },
};

/** Long names of groups and services are wrapped in their columns. */
export const LongText: Story = {
  args: {
    groups: menuArgs.groups.map(({ services, ...group }) => ({
      ...group,
      name: longLabel,
      services: services.map((service) => ({ ...service, name: longLabel })),
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    await expectFits(canvasElement);
  },
};

/** One long product name among short ones takes more lines and moves no column. */
export const LongName: Story = {
  globals: desktopWindow,
  args: {
    groups: menuArgs.groups.map((group, index) =>
      index === 1 ? { ...group, name: longWord } : group,
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    const columns = [...(await openPanel(canvas)).children].map(
      (group) => group.getBoundingClientRect().width,
    );
    await expect(new Set(columns.map(Math.round)).size).toBe(1);
    await expectFits(canvasElement);
  },
};

/** With more services than the window is high the panel scrolls, down to the last of them. */
export const ManyServices: Story = {
  globals: desktopWindow,
  args: { groups: manyServices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    const panel = (await openPanel(canvas)).parentElement;
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(manyServices.length * 25);
    links.at(-1)?.focus();
    const bottom = panel?.getBoundingClientRect().bottom ?? 0;
    await expect(panel?.scrollTop).toBeGreaterThan(0);
    await expect(links.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Groups without services are their names alone. */
export const WithoutServices: Story = {
  args: { groups: menuArgs.groups.map((group) => ({ ...group, services: [] })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(products.map(({ name }) => name));
  },
};

/** A single group stands at the left of the panel. */
export const OneGroup: Story = {
  args: { groups: menuArgs.groups.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    const list = await openPanel(canvas);
    await expect(list.children).toHaveLength(1);
    await expect(list.firstElementChild?.getBoundingClientRect().left).toBe(
      list.getBoundingClientRect().left,
    );
  },
};

/** In a narrow window the panel keeps to the window and scrolls within itself. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    const panel = (await openPanel(canvas)).parentElement;
    await expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectFits(canvasElement);
  },
};
