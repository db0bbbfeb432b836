import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { home } from '#messages/pages/home';
import { byHand } from '../../.storybook/realInput';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { productIllustration } from '../../src/art/productIllustration';
import { ProductCard } from '../../src/atoms/ProductCard';
import { products } from '../../src/content/products';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

/** The card of each product, as Home has it. */
const cards = products.map(({ id, tone, name, summary, path, services }) => ({
  tone,
  name,
  summary,
  href: path,
  services,
  moreLabel: home.products.moreLabel,
  illustration: productIllustration(id),
}));

const { services } = itemOf(cards);

/** How far within its round corners a card is pressed, in pixels. */
const edge = 12;
const follow = fn((event: MouseEvent) => event.preventDefault());

const meta = {
  title: 'Atoms/ProductCard',
  component: ProductCard,
  args: { ...itemOf(cards), sx: { maxWidth: 560 } },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A product's card has one heading, whose link leads to the group, and a link to each service. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: args.name });
    await expect(canvas.getByRole('heading')).toBe(heading);
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shown).toEqual(services.map(({ name }) => name));
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([args.href, ...services.map(({ id }) => `${args.href}#${id}`)]);
  },
};

/** Each group stands on a colour of its own. */
export const EachGroup: Story = {
  render: () => (
    <Cases width={320}>
      {cards.map((card) => (
        <ProductCard key={card.href} {...card} />
      ))}
    </Cases>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('article');
    const colours = shown.map((card) => getComputedStyle(card).backgroundColor);
    await expect(new Set(colours).size).toBe(new Set(products.map(({ tone }) => tone)).size);
  },
};

/** Without its drawing the card is words alone. */
export const WithoutIllustration: Story = {
  args: { illustration: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
};

/** In the narrowest window long words are wrapped above the drawing. */
export const LongText: Story = {
  args: {
    name: longLabel,
    summary: longText,
    services: itemOf(cards).services.map((service, n) => ({
      ...service,
      name: `${longLabel} ${n}`,
    })),
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** A card with room for it has the drawing beside the words; a narrower one has it below. */
export const SideBySide: Story = {
  globals: desktopWindow,
  render: (args) => (
    <Cases>
      <ProductCard {...args} sx={{ maxWidth: '20rem' }} />
      <ProductCard {...args} sx={{ maxWidth: '36rem' }} />
    </Cases>
  ),
  play: async ({ args, canvas }) => {
    const boxes = (all: HTMLElement[]) => all.map((one) => one.getBoundingClientRect());
    const summaries = boxes(canvas.getAllByText(args.summary));
    const drawings = boxes(canvas.getAllByRole('presentation'));
    await expect(itemOf(drawings).top).toBeGreaterThanOrEqual(itemOf(summaries).bottom);
    await expect(itemOf(drawings, 1).left).toBeGreaterThanOrEqual(itemOf(summaries, 1).right);
  },
};

/** A press anywhere on the card follows the link to the group; on a service it follows that one's. */
export const PressedAnywhere: Story = {
  beforeEach: () => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  },
  play: byHand(async ({ args, canvas }, input) => {
    const card = canvas.getByRole('article');
    const link = canvas.getByRole('link', { name: args.name });
    const service = canvas.getByRole('link', { name: itemOf(services).name });
    const { left, right, top, bottom } = card.getBoundingClientRect();
    for (const x of [left + edge, right - edge])
      for (const y of [top + edge, bottom - edge])
        await expect(document.elementFromPoint(x, y)).toBe(link);
    await input.click(card);
    await input.click(service);
    const [[onCard] = [], [onService] = []] = follow.mock.calls;
    await expect(onCard?.target).toBe(link);
    await expect(
      service.contains(onService?.target instanceof Node ? onService.target : null),
    ).toBe(true);
  }),
};

/** Under a pointer and pressed the card has another edge; the keyboard's ring stands around it whole. */
export const PseudoStates: Story = {
  args: { illustration: undefined },
  decorators: inStates(280),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('article'));
    await expectStatesShown(canvas.getAllByRole('link', { name: itemOf(services).name }));
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { EachGroup, WithoutIllustration, LongText, SideBySide, PseudoStates },
  { width: 320 },
);
