import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { theme } from '../../.storybook/siteTheme';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { ProductCard } from '../../src/atoms/ProductCard';
import type { ProductTone } from '../../src/content/contentShapes';
import { products } from '../../src/content/products';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { cardOf } from './cardOf';

const longServices = cardOf(0).services.map((service, index) =>
  index === 0 ? { ...service, name: longLabel } : service,
);

const meta = {
  title: 'Atoms/ProductCard',
  component: ProductCard,
  args: { ...cardOf(0), sx: { maxWidth: 560 } },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The raw colours that the theme's names stand for. */
const stages = {
  ink: theme.palette.ink.light,
  marigold: theme.palette.marigold.light,
  leaf: theme.palette.leaf.light,
  rose: theme.palette.rose.light,
} satisfies Record<ProductTone, string>;

const tellsItsGroup: Story['play'] = async ({ args, canvas }) => {
  await expect(canvas.getByRole('article')).toHaveStyle({ backgroundColor: stages[args.tone] });
  await expect(canvas.getByRole('heading')).toBe(
    canvas.getByRole('heading', { level: 3, name: args.name }),
  );
  const services = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(services).toEqual(args.services.map(({ name }) => name));
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', args.href);
};

/** Aadhaar banking on its own colour: one heading, one link, every service. */
export const Default: Story = { play: tellsItsGroup };

/** Micro ATM on its own colour. */
export const MicroAtm: Story = { args: cardOf(1), play: tellsItsGroup };

/** Utility payments on its own colour. */
export const UtilityPayments: Story = { args: cardOf(2), play: tellsItsGroup };

/** Travel services on its own colour. */
export const TravelServices: Story = { args: cardOf(3), play: tellsItsGroup };

/** Without its drawing the card is words alone. */
export const WithoutIllustration: Story = {
  args: { illustration: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull();
    await expect(canvas.getByRole('article').children).toHaveLength(1);
  },
};

/** Long names, sentences and services are wrapped. */
export const LongText: Story = {
  args: { name: longLabel, summary: longText, services: longServices },
};

/**
 * Its own width decides, whatever the window's: from 22 rem on the invitation stands beside the
 * drawing, from 40 rem on all words do.
 */
export const SideBySide: Story = {
  globals: desktopWindow,
  render: (args) => (
    <>
      <ProductCard {...args} sx={{ width: '22rem' }} />
      <ProductCard {...args} sx={{ width: 'calc(22rem + 2px)' }} />
      <ProductCard {...args} sx={{ width: 'calc(40rem + 2px)' }} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const boxes = (all: HTMLElement[]) => all.map((one) => one.getBoundingClientRect());
    const summaries = boxes(canvas.getAllByText(args.summary));
    const invitations = boxes(canvas.getAllByText(args.moreLabel));
    const drawings = boxes(canvas.getAllByRole('presentation'));
    await expect(itemOf(drawings).top).toBeGreaterThanOrEqual(itemOf(invitations).bottom);
    await expect(itemOf(drawings, 1).left).toBeGreaterThanOrEqual(itemOf(invitations, 1).right);
    await expect(itemOf(drawings, 1).top).toBeGreaterThanOrEqual(itemOf(summaries, 1).bottom);
    await expect(itemOf(drawings, 2).top).toBeLessThan(itemOf(summaries, 2).bottom);
  },
};

/** In the narrowest window words and drawing stand below each other and fit. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const lastWords = canvas.getByText(home.products.moreLabel).getBoundingClientRect();
    const drawing = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(drawing.top).toBeGreaterThanOrEqual(lastWords.bottom);
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={320}>
      {products.map((product, index) => (
        <Case key={product.id} name={product.name}>
          <ProductCard {...cardOf(index)} />
        </Case>
      ))}
      <Case name="Without image">
        <ProductCard {...args} illustration={undefined} />
      </Case>
      <Case name="Long text">
        <ProductCard {...args} name={longLabel} summary={longLabel} services={longServices} />
      </Case>
      <StateCases>
        <ProductCard {...args} illustration={undefined} />
      </StateCases>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Case name="As wide as the grid">
          <ProductCard {...args} sx={{}} />
        </Case>
      </Box>
    </Cases>
  ),
};
