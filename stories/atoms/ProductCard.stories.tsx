import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { home } from '#messages/pages/home';
import { byHand } from '../../.storybook/realInput';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { productGrounds } from '../../src/art/grounds';
import { productIllustration } from '../../src/art/productIllustration';
import { ProductCard } from '../../src/atoms/ProductCard';
import { products } from '../../src/content/products';
import { servicesWithIcons } from '../../src/sections/servicesWithIcons';
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
  services: servicesWithIcons(services),
  moreLabel: home.products.moreLabel,
  illustration: productIllustration(id),
  ground: productGrounds[tone],
}));

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
    const services = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(services).toEqual(args.services.map(({ name }) => name));
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      args.href,
      ...args.services.map(({ id }) => `${args.href}#${id}`),
    ]);
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
    await expect(new Set(colours).size).toBe(products.length);
  },
};

/** Without its drawing the card is words alone. */
export const WithoutIllustration: Story = {
  args: { illustration: undefined, ground: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').children).toHaveLength(1);
  },
};

/** In the narrowest window long words are wrapped beside the drawing, which covers none of them. */
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
  play: async ({ args, canvas }) => {
    const drawing = canvas.getByRole('presentation').getBoundingClientRect();
    for (const { name } of args.services) {
      const service = canvas.getByRole('link', { name }).getBoundingClientRect();
      // So much of the drawing is empty at its edge.
      const empty = 0.08 * drawing.width;
      await expect(service.right).toBeLessThanOrEqual(drawing.left + empty + edge);
    }
    const summary = canvas.getByText(longText).getBoundingClientRect();
    await expect(drawing.top).toBeGreaterThanOrEqual(summary.bottom);
  },
};

/** By its own width, whatever the window's, the drawing is below the words, from 17 rem on small beside the services and above the invitation, from 28 rem on beside the invitation, and from 33 rem on beside all words. */
export const SideBySide: Story = {
  globals: desktopWindow,
  render: (args) => (
    <Cases>
      <ProductCard {...args} sx={{ maxWidth: 'calc(17rem - 1px)' }} />
      <ProductCard {...args} sx={{ maxWidth: 'calc(28rem - 1px)' }} />
      <ProductCard {...args} sx={{ maxWidth: '28rem' }} />
      <ProductCard {...args} sx={{ maxWidth: '33rem' }} />
    </Cases>
  ),
  play: async ({ args, canvas }) => {
    const boxes = (all: HTMLElement[]) => all.map((one) => one.getBoundingClientRect());
    const summaries = boxes(canvas.getAllByText(args.summary));
    const invitations = boxes(canvas.getAllByText(args.moreLabel));
    const drawings = boxes(canvas.getAllByRole('presentation'));
    await expect(itemOf(drawings).top).toBeGreaterThanOrEqual(itemOf(invitations).bottom);
    await expect(itemOf(drawings, 1).bottom).toBeLessThan(itemOf(invitations, 1).top);
    await expect(itemOf(drawings, 2).left + edge).toBeGreaterThanOrEqual(
      itemOf(invitations, 2).right,
    );
    for (const n of [1, 2])
      await expect(itemOf(drawings, n).top).toBeGreaterThanOrEqual(itemOf(summaries, n).bottom);
    await expect(itemOf(drawings, 3).left).toBeGreaterThanOrEqual(itemOf(summaries, 3).right);
  },
};

/** A drawing with an empty corner rises beside the summary, clear of every service. */
export const CornerIllustration: Story = {
  args: { illustrationSize: 'corner', sx: { maxWidth: 590 } },
  globals: desktopWindow,
  play: async ({ args, canvas }) => {
    const drawing = canvas.getByRole('presentation').getBoundingClientRect();
    const summary = canvas.getByText(args.summary).getBoundingClientRect();
    await expect(drawing.top).toBeLessThan(summary.bottom);
    for (const { name } of args.services) {
      const service = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(service.right).toBeLessThanOrEqual(drawing.left + edge);
    }
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
    const service = canvas.getByRole('link', { name: itemOf(args.services).name });
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

/** Under a pointer the arrow moves on and a service is filled, pressed the card has an edge; the keyboard's ring stands around it whole. */
export const PseudoStates: Story = {
  args: { illustration: undefined, ground: undefined },
  decorators: inStates(280),
  play: async ({ canvas, canvasElement }) => {
    const shown = canvas.getAllByRole('article');
    await expectStatesShown(shown, [...canvasElement.querySelectorAll('.arrow')]);
    const [atRest, , , pressed] = shown.map((card) => getComputedStyle(card).outlineStyle);
    await expectStatesShown(
      canvas.getAllByRole('link', { name: itemOf(itemOf(products).services).name }),
    );
    await expect(atRest).toBe('none');
    await expect(pressed).toBe('solid');
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { EachGroup, WithoutIllustration, LongText, SideBySide, CornerIllustration, PseudoStates },
  { width: 320 },
);
