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

/** All groups but the page's own, each with its drawing, from the one that follows on. */
const leadsOn: Story['play'] = async ({ args, canvas }) => {
  const section = within(canvas.getByRole('region', { name: nextProduct.title }));
  const index = products.findIndex(({ id }) => id === args.after);
  const others = [...products.slice(index + 1), ...products.slice(0, index)];
  const links = section.getAllByRole('link');
  await expect(links.map(nameAndPath)).toEqual(others.map(({ name, path }) => [name, path]));
  await expect(section.getAllByRole('presentation')).toHaveLength(others.length);
};

/** After the first group comes the second, and all others. */
export const Default: Story = { play: leadsOn };

/** After a group in the midst come those that follow, and then the first. */
export const AfterTheSecond: Story = {
  args: { after: itemOf(products, 1).id },
  play: leadsOn,
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

/** In the narrowest window the drawing stands beside the words, and long words are wrapped. */
export const LongText: Story = {
  args: {
    messages: { title: longLabel, moreLabel: `See ${longLabel}` },
    products: products.map((product) => ({ ...product, name: longLabel, summary: longText })),
  },
  globals: narrowWindow,
  play: async ({ args, canvas }) => {
    const invitation = itemOf(canvas.getAllByText(args.messages.moreLabel)).getBoundingClientRect();
    const drawing = itemOf(canvas.getAllByRole('presentation')).getBoundingClientRect();
    await expect(drawing.left).toBeGreaterThanOrEqual(invitation.right);
  },
};

/** Under a pointer the name is underlined. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: itemOf(products, 1).name })),
};

export const KitchenSink = kitchenSink(meta, {
  AfterTheSecond,
  AfterTheThird,
  AfterTheLast,
  LongText,
  PseudoStates,
});
