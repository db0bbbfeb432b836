import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { ReceiptNote } from '../../src/atoms/ReceiptNote';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
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

/** Long words are wrapped within the slip, and the tick beside them stays round. */
export const LongText: Story = {
  args: { label: longLabel, amount: longAmount, sx: { maxWidth: 240 } },
  play: async ({ canvasElement }) => {
    const tick = canvasElement.querySelector('svg')?.parentElement?.getBoundingClientRect();
    await expect(tick?.width).toBe(tick?.height);
  },
};

/** In the narrowest window it is no wider than the window. */
export const Narrow: Story = {
  globals: narrowWindow,
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={280}>
      <Case name="Default">
        <ReceiptNote {...args} />
      </Case>
      <Case name="On ink">
        <Box sx={{ p: 6, bgcolor: 'ink.main' }}>
          <ReceiptNote {...args} />
        </Box>
      </Case>
      <Case name="Long amount">
        <ReceiptNote {...args} amount={longAmount} />
      </Case>
      <Case name="Long label">
        <ReceiptNote {...args} label={longLabel} />
      </Case>
    </Cases>
  ),
};
