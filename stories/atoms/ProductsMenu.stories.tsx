import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { desktopWindow } from '../../.storybook/viewports';
import { ProductsMenu } from '../../src/atoms/ProductsMenu';
import { mainNavigation } from '../../src/content/navigation';
import { products } from '../../src/content/products';
import { itemOf } from '../blocks/itemOf';
import { longWord } from '../blocks/longWords';

const meta = {
  title: 'Atoms/ProductsMenu',
  component: ProductsMenu,
  parameters: { docs: { story: { ...framedInDocs.story, height: '32rem' } } },
  args: {
    label: siteFrame.productsLabel,
    panelLabel: siteFrame.productsPanelLabel,
    servicesLabel: siteFrame.servicesLabel,
    products,
    help: { question: siteFrame.helpQuestion, ...mainNavigation.help },
  },
  globals: desktopWindow,
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open, the panel has every product and every service, each with its own address, and the way to help. How it opens and closes: `PopoverMenu`. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: siteFrame.productsLabel }));
    await expect(
      await canvas.findByRole('list', { name: siteFrame.productsPanelLabel }),
    ).toBeVisible();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      ...products.flatMap(({ path, services }) => [
        path,
        ...services.map(({ id }) => `${path}#${id}`),
      ]),
      mainNavigation.help.href,
    ]);
  },
};

/** On the page of a product the button is marked, and its link in the panel; one long name moves no column. */
export const CurrentProduct: Story = {
  parameters: { ...snapshotAsKitchenSink, path: itemOf(products).path },
  args: {
    products: products.map((one, index) => (index === 1 ? { ...one, name: longWord } : one)),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: siteFrame.productsLabel });
    await expect(button).toHaveAttribute('aria-current', 'true');
    await userEvent.click(button);
    const list = await canvas.findByRole('list', { name: siteFrame.productsPanelLabel });
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(link).toHaveAccessibleName(itemOf(products).name);
    const widths = [...list.children]
      .slice(0, products.length)
      .map((product) => Math.round(product.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

/** With more services than the window is high the panel scrolls, down to the last of its links. */
export const ManyServices: Story = {
  // Scrolls in the frame of a docs page.
  tags: ['!autodocs'],
  args: {
    products: products.map((product) => ({
      ...product,
      services: Array.from({ length: 24 }, (_, index) => ({
        ...itemOf(product.services),
        id: `service-${index}`,
      })),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: siteFrame.productsLabel }));
    const list = await canvas.findByRole('list', { name: siteFrame.productsPanelLabel });
    const last = canvas.getByRole('link', { name: new RegExp(mainNavigation.help.label) });
    last.focus();
    const bottom = list.parentElement?.getBoundingClientRect().bottom ?? Number.NaN;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
