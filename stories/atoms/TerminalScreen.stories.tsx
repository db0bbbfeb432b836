import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { page as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as travelServices } from '#messages/products/travel-services';
import { terminal } from '#messages/terminal';
import { narrowWindow } from '../../.storybook/viewports';
import { TerminalScreen } from '../../src/atoms/TerminalScreen';
import type { ProductPageMessages } from '../../src/content/contentShapes';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

const screensOf = ({ services }: ProductPageMessages, index = 0) =>
  itemOf(services, index).steps.map(({ screen }) => screen);

const [amount, card, , pin, approved] = screensOf(microAtm);
const [, choice] = screensOf(travelServices);
const [, finger] = screensOf(aadhaarBanking, 2);

const meta = {
  title: 'Atoms/TerminalScreen',
  tags: ['!stable', 'experimental'],
  component: TerminalScreen,
  args: { ...itemOf(screensOf(microAtm), 2), label: productFrame.screenLabel },
} satisfies Meta<typeof TerminalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the machine does, how much, and what to check: once, in a figure that says it is the screen. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const screen = canvas.getByRole('figure', { name: productFrame.screenLabel });
    for (const text of [args.title, args.amount ?? '', args.prompt])
      await expect(within(screen).getByText(text)).toBeVisible();
  },
};

/** A balance needs no amount, and none is shown while a finger is asked for. */
export const Finger: Story = {
  args: { amount: undefined, ...finger },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.prompt)).toBeVisible();
    await expect(canvas.queryByText(/₹/)).toBeNull();
  },
};

/** Of several lines the chosen one is on a bar. */
export const Chosen: Story = {
  args: { amount: undefined, ...choice },
  play: async ({ canvas, args: { lines } }) => {
    for (const { label, isChosen } of lines ?? []) {
      const line = canvas.getByText(label).parentElement;
      if (isChosen) await expect(line).toHaveAttribute('data-chosen');
      else await expect(line).not.toHaveAttribute('data-chosen');
    }
  },
};

/** An amount that is being typed ends in a caret. */
export const Amount: Story = { args: amount };

/** The machine asks for the card. */
export const Card: Story = { args: card };

/** Digits of a PIN are never shown. */
export const Pin: Story = {
  args: pin,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.prompt)).toBeVisible();
    await expect(canvas.queryByText(/^\d+$/)).toBeNull();
  },
};

/** Until the bank answers nothing is asked for. */
export const Wait: Story = {
  args: { state: 'check', prompt: terminal.wait },
};

/** The bank's answer has a tick. */
export const Approved: Story = { args: { ...approved, slip: undefined } };

/** So has a refusal its cross, and its words say what it is. */
export const Declined: Story = { args: { state: 'declined', prompt: terminal.declined } };

/** At the end a slip comes out below. */
export const WithSlip: Story = {
  args: { ...approved },
  play: async ({ args: { slip }, canvas }) => {
    await expect(slip?.lines).toHaveLength(3);
    for (const { text } of slip?.lines ?? [])
      await expect(canvas.getAllByText(text).at(-1)).toBeVisible();
  },
};

/** Long words are wrapped. */
export const LongText: Story = {
  args: {
    state: 'approved',
    title: longLabel,
    lines: [{ label: longLabel, text: longWord }],
    prompt: longLabel,
    slip: { title: longLabel, lines: [{ label: longLabel, text: longLabel }], result: longWord },
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, Finger, Chosen, Amount, Card, Pin, Wait, Approved, Declined, WithSlip, LongText },
  { width: 280 },
);
