import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nextProduct } from '#messages/nextProduct';
import { narrowWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { NextProduct } from '../../src/sections/NextProduct';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';
import { belowSection } from './belowSection';

const meta = {
  title: 'Sections/NextProduct',
  component: NextProduct,
  parameters: { layout: 'fullscreen' },
  decorators: belowSection,
  args: { messages: nextProduct, products, after: products[0].id },
} satisfies Meta<typeof NextProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameAndPath = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];

/** The group that follows is the card, and the others are links, in the order of the menus. */
const leadsOn: Story['play'] = async ({ args, canvas }) => {
  const section = within(canvas.getByRole('region', { name: nextProduct.title }));
  const index = products.findIndex(({ id }) => id === args.after);
  const card = products[(index + 1) % products.length];
  const others = products.filter((product) => product !== card && product.id !== args.after);
  const way = within(section.getByRole('article')).getByRole('link', { name: card?.name });
  await expect(way).toHaveAttribute('href', card?.path);
  const links = within(itemOf(section.getAllByRole('list'))).getAllByRole('link');
  await expect(links.map(nameAndPath)).toEqual(others.map(({ name, path }) => [name, path]));
};

/** After the first group comes the second as a card, and the others as links. */
export const Default: Story = { play: leadsOn };

/** A group in the midst leads to the next, in the colour of that. */
export const AfterTheSecond: Story = {
  args: { after: itemOf(products, 1).id },
};

/** Each group is shown in its own colour. */
export const AfterTheThird: Story = {
  args: { after: itemOf(products, 2).id },
};

/** After the last group the first comes round again. */
export const AfterTheLast: Story = {
  args: { after: itemOf(products, products.length - 1).id },
  play: leadsOn,
};

/** Without groups there is nothing to lead to, and no heading above it. */
export const WithoutProducts: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** In the narrowest window the drawing stands below the words of the card, and long words are wrapped. */
export const LongText: Story = {
  args: {
    messages: { title: longLabel, moreLabel: `See ${longLabel}` },
    products: products.map((product) => ({ ...product, name: longLabel, summary: longText })),
  },
  globals: narrowWindow,
  play: async ({ args, canvas }) => {
    const invitation = canvas.getByText(args.messages.moreLabel).getBoundingClientRect();
    const drawing = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(drawing.top).toBeGreaterThanOrEqual(invitation.bottom);
  },
};

/** Under a pointer the card's arrow moves on; the keyboard's ring stands around the whole card. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas, canvasElement }) =>
    expectStatesShown(canvas.getAllByRole('article'), [
      ...canvasElement.querySelectorAll('.arrow'),
    ]),
};

export const KitchenSink = kitchenSink(meta, {
  AfterTheSecond,
  AfterTheThird,
  AfterTheLast,
  LongText,
  PseudoStates,
});
