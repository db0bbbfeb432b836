import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { TerminalScreen } from '../../src/atoms/TerminalScreen';
import { page as aadhaarBanking } from '../../src/content/productPages/aadhaar-banking';
import { page as microAtm } from '../../src/content/productPages/micro-atm';
import { page as travelServices } from '../../src/content/productPages/travel-services';
import { products } from '../../src/content/products';
import { servicesOf, sharedSteps, shownSteps } from '../../src/pages/product/servicesOf';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

const screenOf = (index: number) => {
  const { slip: _printed, ...screen } = {
    slip: undefined,
    ...itemOf(sharedSteps(microAtm), index).screen,
  };
  return screen;
};

const meta = {
  title: 'Atoms/TerminalScreen',
  component: TerminalScreen,
  args: { ...screenOf(1), label: productFrame.screenLabel },
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

/** The machine asks for the finger beside the amount, and says what it waits for then. */
export const Finger: Story = { args: itemOf(sharedSteps(aadhaarBanking), 2).screen };

const flight = itemOf(
  products.flatMap((product) =>
    product.id === 'travel-services' ? servicesOf(product, travelServices) : [],
  ),
);

/** Of several lines the chosen one is on a bar. */
export const Chosen: Story = {
  args: { amount: undefined, ...itemOf(shownSteps(flight.steps), 1).screen },
  play: async ({ canvas, args: { lines } }) => {
    for (const { label, isChosen } of lines ?? []) {
      const line = canvas.getByText(label).parentElement;
      if (isChosen) await expect(line).toHaveAttribute('data-chosen');
      else await expect(line).not.toHaveAttribute('data-chosen');
    }
  },
};

/** The machine asks for the card. */
export const Card: Story = { args: screenOf(0) };

/** Digits of a PIN are never shown. */
export const Pin: Story = {
  args: screenOf(2),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.prompt)).toBeVisible();
    await expect(canvas.queryByText(/^\d+$/)).toBeNull();
  },
};

/** The bank's answer has a tick. */
export const Approved: Story = { args: screenOf(3) };

/** Long words are wrapped. */
export const LongText: Story = {
  args: {
    state: 'approved',
    title: longLabel,
    lines: [{ label: longLabel, text: longWord }],
    prompt: longLabel,
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, Finger, Chosen, Card, Pin, Approved, LongText },
  { width: 280 },
);
