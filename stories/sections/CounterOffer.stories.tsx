import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { CounterOffer } from '../../src/sections/CounterOffer';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/CounterOffer',
  tags: ['!stable', 'experimental'],
  component: CounterOffer,
  parameters: { layout: 'fullscreen' },
  args: { messages: join.offer, products },
} satisfies Meta<typeof CounterOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each product leads to its page and has all of its services below it; what comes with a counter follows. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { name, path, services } of products) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      const shelf = link.closest('li');
      if (!shelf) throw new Error(`${name} stands on no shelf.`);
      const items = within(shelf).getAllByRole('listitem');
      await expect(items.map(({ textContent }) => textContent)).toEqual(
        services.map((service) => service.name),
      );
    }
    for (const { title } of join.offer.points)
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
  },
};

/** In the narrowest window long names and long words are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      title: longText,
      points: [{ illustration: 'payments', title: longLabel, text: longText }],
    },
    products: products.map((product) => ({ ...product, name: longLabel })),
  },
  globals: narrowWindow,
};

/** Under a pointer the name of a product is underlined; by keyboard its link wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: products[0].name })),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
