import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { ReceiptNote } from '../../src/atoms/ReceiptNote';
import { home } from '../../src/content/pages/home';
import { expectFits } from './expectFits';
import { longLabel } from './longWords';

const { receipt } = home.hero;

const meta = {
  title: 'Atoms/ReceiptNote',
  component: ReceiptNote,
  args: { ...receipt, sx: { width: 'fit-content' } },
} satisfies Meta<typeof ReceiptNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen but not read out, as it is part of the picture and claims nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(receipt.amount)).toBeVisible());
    await expect(canvas.getByText(receipt.amount).closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

/** Long words are wrapped within the slip. */
export const LongText: Story = {
  args: { label: longLabel, amount: '₹12,34,56,789.00 paid', sx: { maxWidth: 280 } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window it is no wider than the window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
