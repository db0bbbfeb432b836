import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import { ReceiptNote } from '../../src/atoms/ReceiptNote';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const { receipt } = home.hero;

/** As Indians group digits. */
const longAmount = '₹12,34,56,789.00';

const meta = {
  title: 'Atoms/ReceiptNote',
  component: ReceiptNote,
  args: { ...receipt, sx: { width: 'fit-content' } },
} satisfies Meta<typeof ReceiptNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen but not read out, as it is part of the image and claims nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(receipt.amount)).toBeVisible());
    await expect(canvas.getByText(receipt.amount).closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

/** On ink, the surface of the hero, it is as bright as paper. */
export const OnInk: Story = {
  args: { amount: longAmount },
  decorators: (Story) => (
    <Box sx={{ p: 6, bgcolor: 'ink.main' }}>
      <Story />
    </Box>
  ),
};

/** Long words are wrapped within the slip, and the tick beside them stays round. */
export const LongText: Story = {
  args: { label: longLabel, amount: longAmount, sx: { maxWidth: 240 } },
  globals: narrowWindow,
  play: async ({ canvasElement }) => {
    const tick = canvasElement.querySelector('svg')?.parentElement?.getBoundingClientRect();
    await expect(tick?.width).toBe(tick?.height);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, OnInk, LongText }, { width: 280 });
