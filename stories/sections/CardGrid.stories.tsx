import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import payments from '../../src/art/offer/payments.svg?drawing';
import { FeatureCard } from '../../src/atoms/FeatureCard';
import { LinkCard } from '../../src/atoms/LinkCard';
import { products } from '../../src/content/products';
import { CardGrid } from '../../src/sections/CardGrid';
import { kitchenSink } from '../blocks/kitchenSink';

const feature = home.features.cards.payments;

const meta = {
  title: 'Sections/CardGrid',
  component: CardGrid,
  args: {
    children: [1, 2, 3].map((n) => (
      <FeatureCard key={n} title={feature.title} text={feature.text} illustration={payments} />
    )),
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (cards: HTMLElement[]) =>
  new Set(cards.map((card) => card.getBoundingClientRect().left)).size;

/** Three cards in a row where there is room, of one height, each an item of a list. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(columnsOf(cards)).toBe(3);
    await expect(new Set(cards.map(({ clientHeight }) => clientHeight)).size).toBe(1);
  },
};

/** Two in a row, for cards with much to say. */
export const TwoColumns: Story = { args: { columns: 2 } };

/** Cards of a few words stand closer, and in two columns on a phone. */
export const Compact: Story = {
  args: {
    size: 'compact',
    columns: 4,
    children: products.map(({ id, name, path }) => <LinkCard key={id} title={name} href={path} />),
  },
};

/** In the narrowest window cards stand below each other. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByRole('listitem'))).toBe(1);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, TwoColumns, Compact });
