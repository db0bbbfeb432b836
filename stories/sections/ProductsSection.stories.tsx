import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { ProductsSection } from '../../src/sections/ProductsSection';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const messages = home.products;

const meta = {
  title: 'Sections/ProductsSection',
  component: ProductsSection,
  parameters: { layout: 'fullscreen' },
  args: { messages, products },
} satisfies Meta<typeof ProductsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthsOf = (elements: HTMLElement[]) => elements.map((element) => element.offsetWidth);

/** Every product group has a card that leads to its page and to each service there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: messages.title })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(
      products.flatMap(({ path, services }) => [
        path,
        ...services.map(({ id }) => `${path}#${id}`),
      ]),
    );
  },
};

/** On a desktop two cards stand in a row; the drawings of a row are of one size, those of the first row larger. */
export const Desktop: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const rights = (elements: HTMLElement[]) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().right));
    const cards = canvas.getAllByRole('article');
    const drawings = canvas.getAllByRole('presentation');
    await expect(new Set(rights(cards)).size).toBe(2);
    const [first = 0, second, third, fourth] = widthsOf(drawings);
    await expect([second, fourth]).toEqual([first, third]);
    await expect(first).toBeGreaterThan(third ?? 0);
    const gaps = rights(drawings).map((right, index) => (rights(cards)[index] ?? 0) - right);
    await expect(gaps).toEqual([gaps[0], gaps[0], gaps[2], gaps[2]]);
    await expect(gaps[0]).toBeGreaterThanOrEqual(8);
    await expect(gaps[2]).toBeGreaterThanOrEqual(24);
  },
};

/** In the narrowest window all cards are as wide as the column, and long words are wrapped. */
export const LongText: Story = {
  args: {
    messages: { ...messages, title: longLabel, text: longText },
    products: products.map((product, index) =>
      index === 0
        ? { ...product, name: longLabel, summary: longText }
        : { ...product, name: longLabel },
    ),
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(new Set(widthsOf(canvas.getAllByRole('article'))).size).toBe(1);
  },
};

/** Under a pointer a card's arrow moves on; the keyboard's ring stands around the whole card. */
export const PseudoStates: Story = {
  args: { products: products.slice(0, 1) },
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas, canvasElement }) =>
    expectStatesShown(canvas.getAllByRole('article'), [
      ...canvasElement.querySelectorAll('.arrow'),
    ]),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
