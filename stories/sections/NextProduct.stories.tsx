import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nextProduct } from '#messages/nextProduct';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import type { ProductSummary } from '../../src/content/contentShapes';
import { products } from '../../src/content/products';
import { NextProduct } from '../../src/sections/NextProduct';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { belowSection } from './belowSection';
import { shownSeveralTimes } from './shownSeveralTimes';

const meta = {
  title: 'Sections/NextProduct',
  component: NextProduct,
  parameters: { layout: 'fullscreen' },
  args: { messages: nextProduct, products, after: itemOf(products).id },
} satisfies Meta<typeof NextProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo =
  ([card, ...links]: readonly ProductSummary[]): Story['play'] =>
  async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: nextProduct.title }));
    await expect(within(section.getByRole('article')).getByRole('link')).toHaveAttribute(
      'href',
      card?.path,
    );
    await expect(
      within(itemOf(section.getAllByRole('list')))
        .getAllByRole('link')
        .map(nameAndPath),
    ).toEqual(links.map(({ name, path }) => [name, path]));
  };

const nameAndPath = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];

/** After the first group comes the second as a card, and the others as links. */
export const Default: Story = { decorators: belowSection, play: leadsTo(products.slice(1)) };

/** After the last group the first comes round again. */
export const AfterTheLast: Story = {
  decorators: belowSection,
  args: { after: itemOf(products, products.length - 1).id },
  play: leadsTo(products.slice(0, -1)),
};

/** Without groups there is nothing to lead to, and no heading above it. */
export const WithoutProducts: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const long = {
  messages: { title: longLabel, moreLabel: longLabel },
  products: products.map((product) => ({ ...product, name: longLabel, summary: longText })),
};

/** Long words of every kind are wrapped. */
export const LongText: Story = {
  decorators: belowSection,
  args: long,
};

/** In the narrowest window the drawing stands below the words of the card. */
export const Narrow: Story = {
  decorators: belowSection,
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const invitation = canvas.getByText(nextProduct.moreLabel).getBoundingClientRect();
    const drawing = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(drawing.top).toBeGreaterThanOrEqual(invitation.bottom);
  },
};

/** Under a pointer the card's arrow moves on; the keyboard's ring stands around the whole card. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <NextProduct {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) =>
    expectStatesShown(canvas.getAllByRole('article'), [
      ...canvasElement.querySelectorAll('.arrow'),
    ]),
};

/** Every look of the section at once, each group in its colour; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      {products.map(({ id, name }) => (
        <Case key={id} name={`After ${name}`}>
          <NextProduct {...args} after={id} />
        </Case>
      ))}
      <Case name="Long text">
        <NextProduct {...args} {...long} />
      </Case>
      <StateCases>
        <NextProduct {...args} />
      </StateCases>
    </Cases>
  ),
};
