import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byHand } from '../../.storybook/realInput';
import { ProductCard } from '../../src/atoms/ProductCard';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { StateCases } from '../blocks/StateCases';
import { cardOf } from './cardOf';

/** How far within its round corners a card is pressed, in pixels. */
const edge = 12;

const follow = fn((event: MouseEvent) => event.preventDefault());

/** The card under a pointer and by keyboard. */
const meta = {
  title: 'Atoms/ProductCard states',
  component: ProductCard,
  args: { ...cardOf(0), sx: { maxWidth: 560 } },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere on the card follows its link. */
export const PressedAnywhere: Story = {
  beforeEach: () => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  },
  play: byHand(async ({ canvas }, input) => {
    const card = canvas.getByRole('article');
    const link = canvas.getByRole('link');
    const { left, right, top, bottom } = card.getBoundingClientRect();
    for (const x of [left + edge, right - edge])
      for (const y of [top + edge, bottom - edge])
        await expect(document.elementFromPoint(x, y)).toBe(link);
    await input.click(card);
    const [[event] = []] = follow.mock.calls;
    await expect(event?.target).toBe(link);
  }),
};

/** The keyboard's focus on the link is shown around the whole card. */
export const Focused: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.press('{Tab}');
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('article')).toHaveStyle('outline-style: solid');
  }),
};

/** Under a pointer the arrow moves on, pressed the card has an edge; the ring stands around it whole. */
export const PseudoStates: Story = {
  args: { illustration: undefined },
  render: (args) => (
    <Cases width={280}>
      <StateCases>
        <ProductCard {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('article');
    await expectStatesShown(cards, [...canvasElement.querySelectorAll('.arrow')]);
    const [atRest, , , pressed] = cards.map((card) => getComputedStyle(card).borderTopColor);
    await expect(atRest).toBe('rgba(0, 0, 0, 0)');
    await expect(pressed).toBe(getComputedStyle(itemOf(cards)).color);
  },
};
