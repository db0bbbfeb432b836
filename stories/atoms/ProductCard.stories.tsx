import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { picturedAtRest } from '../../.storybook/modes';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { productPictures } from '../../src/art/pictures';
import { ProductCard } from '../../src/atoms/ProductCard';
import { home } from '../../src/content/pages/home';
import { products } from '../../src/content/products';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { StateCases } from '../blocks/StateCases';
import { expectFits } from './expectFits';
import { itemOf } from './itemOf';
import { longLabel, longText } from './longWords';

const cardOf = (index: number) => {
  const { id, name, summary, path, services } = itemOf(products, index);
  return {
    id,
    name,
    summary,
    href: path,
    services: services.map((service) => service.name),
    moreLabel: home.products.moreLabel,
    picture: productPictures[id],
  };
};

const longServices = [longLabel, ...cardOf(0).services];

const follow = fn((event: MouseEvent) => event.preventDefault());

const meta = {
  title: 'Atoms/ProductCard',
  component: ProductCard,
  args: { ...cardOf(0), sx: { maxWidth: 560 } },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const tellsItsGroup: Story['play'] = async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: args.name })).toBeVisible();
  const services = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(services).toEqual(args.services);
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', args.href);
};

/** Aadhaar banking: one heading, one link, every service. */
export const Default: Story = { play: tellsItsGroup };

/** Micro ATM on its own colour. */
export const MicroAtm: Story = { args: cardOf(1), play: tellsItsGroup };

/** Utility payments on its own colour. */
export const UtilityPayments: Story = { args: cardOf(2), play: tellsItsGroup };

/** Travel services on its own colour. */
export const TravelServices: Story = { args: cardOf(3), play: tellsItsGroup };

/** A press anywhere on the card follows its link. */
export const PressedAnywhere: Story = {
  beforeEach: () => {
    follow.mockClear();
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  },
  play: byHand(async ({ canvas }, input) => {
    await input.click(canvas.getByRole('article'));
    const [[event] = []] = follow.mock.calls;
    await expect(event?.target).toBe(canvas.getByRole('link'));
  }),
};

/** The keyboard's focus on the link is shown around the whole card. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('article')).toHaveStyle('outline-width: 3px');
  },
};

/** Without its drawing the card is words alone. */
export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull();
    await expect(canvas.getByRole('article').children).toHaveLength(1);
  },
};

/** Long names, sentences and services are wrapped. */
export const LongText: Story = {
  args: { name: longLabel, summary: longText, services: longServices },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window words and drawing stand below each other and fit. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Under a pointer the arrow moves on; the keyboard's ring stands around the whole card. */
export const PseudoStates: Story = {
  args: { picture: undefined },
  render: (args) => (
    <Cases width={280}>
      <StateCases>
        <ProductCard {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [, hovered, focused] = canvas.getAllByRole('article');
    await expect(hovered).not.toHaveStyle('outline-style: solid');
    await expect(focused).toHaveStyle('outline-style: solid');
    const [, movedArrow, arrow] = canvasElement.querySelectorAll('.arrow');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('none');
    await expect(movedArrow && getComputedStyle(movedArrow).transform).not.toBe('none');
  },
};

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedAtRest,
  render: (args) => (
    <Cases width={320}>
      {products.map((product, index) => (
        <Case key={product.id} name={product.name}>
          <ProductCard {...cardOf(index)} />
        </Case>
      ))}
      <Case name="Without picture">
        <ProductCard {...args} picture={undefined} />
      </Case>
      <Case name="Long text">
        <ProductCard {...args} name={longLabel} summary={longLabel} services={longServices} />
      </Case>
      <StateCases>
        <ProductCard {...args} picture={undefined} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
