import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { productPictures } from '../../src/art/pictures';
import { home } from '../../src/content/pages/home';
import { products } from '../../src/content/products';
import { ProductsSection } from '../../src/sections/ProductsSection';
import { expectFits } from '../atoms/expectFits';
import { longLabel, longText } from '../atoms/longWords';

const words = home.products;

const meta = {
  title: 'Sections/ProductsSection',
  component: ProductsSection,
  parameters: { layout: 'fullscreen' },
  args: { words, products, pictures: productPictures },
} satisfies Meta<typeof ProductsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthsOf = (cards: HTMLElement[]) => cards.map((card) => card.offsetWidth);

/** Every product group has a card that leads to its page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: words.title })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(products.map(({ path }) => path));
  },
};

/** Wide and narrow cards change places from row to row. */
export const Staggered: Story = {
  play: async ({ canvas }) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = widthsOf(canvas.getAllByRole('article'));
    await expect(first).toBeGreaterThan(second);
    await expect(fourth).toBeGreaterThan(third);
  },
};

/** Long names and sentences make their row taller. */
export const LongText: Story = {
  args: {
    words: { ...words, title: longLabel, text: longText },
    products: products.map((product) => ({ ...product, name: longLabel, summary: longText })),
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window all cards are as wide as the column. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(widthsOf(canvas.getAllByRole('article'))).size).toBe(1);
    await expectFits(canvasElement);
  },
};
