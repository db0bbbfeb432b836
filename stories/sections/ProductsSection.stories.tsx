import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { ProductsSection } from '../../src/sections/ProductsSection';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { shownSeveralTimes } from './shownSeveralTimes';

const messages = home.products;

const meta = {
  title: 'Sections/ProductsSection',
  component: ProductsSection,
  parameters: { layout: 'fullscreen' },
  args: { messages, products },
} satisfies Meta<typeof ProductsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthsOf = (cards: HTMLElement[]) => cards.map((card) => card.offsetWidth);

/** Every product group has a card that leads to its page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: messages.title })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(products.map(({ path }) => path));
  },
};

/** On a desktop wide and narrow cards change places from row to row. */
export const Staggered: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = widthsOf(canvas.getAllByRole('article'));
    await expect(first).toBeGreaterThan(second);
    await expect(fourth).toBeGreaterThan(third);
  },
};

/** On a desktop a long name and sentence make the whole row taller, and no other. */
export const LongText: Story = {
  args: {
    messages: { ...messages, title: longLabel, text: longText },
    products: products.map((product, n) =>
      n === 0 ? { ...product, name: longLabel, summary: longText } : product,
    ),
  },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((card) => card.offsetHeight);
    await expect(itemOf(heights, 1)).toBe(itemOf(heights));
    await expect(itemOf(heights)).toBeGreaterThan(itemOf(heights, 2));
  },
};

/** In the narrowest window all cards are as wide as the column. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(new Set(widthsOf(canvas.getAllByRole('article'))).size).toBe(1);
  },
};

/** Under a pointer a card's arrow moves on; the keyboard's ring stands around the whole card. */
export const PseudoStates: Story = {
  args: { products: products.slice(0, 1) },
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <ProductsSection {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [atRest, hovered, focused] = canvas.getAllByRole('article');
    await expect(atRest).toHaveStyle('outline-style: none');
    await expect(hovered).toHaveStyle('outline-style: none');
    await expect(focused).toHaveStyle('outline-style: solid');
    const [arrow, movedArrow] = canvasElement.querySelectorAll('.arrow');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('none');
    await expect(movedArrow && getComputedStyle(movedArrow).transform).not.toBe('none');
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      <Case name="Default">
        <ProductsSection {...args} />
      </Case>
      <Case name="Long text">
        <ProductsSection
          {...args}
          messages={{ ...messages, title: longLabel, text: longLabel }}
          products={products.map((product) => ({ ...product, name: longLabel }))}
        />
      </Case>
      <StateCases>
        <ProductsSection {...args} products={products.slice(0, 2)} />
      </StateCases>
    </Cases>
  ),
};
