import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { Slip } from '../../src/atoms/Slip';
import { signedSlip } from '../../src/pages/home/receipts';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

const { title, lines, result } = signedSlip;

const meta = {
  title: 'Atoms/Slip',
  tags: ['!stable', 'experimental'],
  component: Slip,
  args: { title, titleComponent: 'h3', lines, result, sx: { maxWidth: '27rem' } },
} satisfies Meta<typeof Slip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, the lines with their labels, and how it ended. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    for (const { label, text } of lines) {
      const line = within(canvas.getByText(label).parentElement ?? document.body);
      await expect(line.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText(result)).toBeVisible();
  },
};

/** Out of a machine, in a drawing: smaller in everything. */
export const Compact: Story = { args: { size: 'compact', sx: { width: '14rem' } } };

/** Where something else is looked for first, what was paid ends the lines as large as that. */
export const WithTotal: Story = {
  args: {
    lines: [
      { label: 'PNR', text: '000000' },
      { label: 'Journey', text: 'Delhi to Patna' },
    ],
    total: { label: 'Amount', text: '₹540' },
  },
  play: async ({ canvas }) => {
    const [first, other, total] = ['000000', 'Delhi to Patna', '₹540'].map(
      (text) => getComputedStyle(canvas.getByText(text)).fontSize,
    );
    await expect(total).toBe(first);
    await expect(total).not.toBe(other);
  },
};

/** It may come out of a printer, which stands above it. */
export const Printed: Story = { args: { isPrinted: true } };

/** While nothing is settled, the slip ends with its lines. */
export const WithoutResult: Story = { args: { result: undefined } };

/** Long words are wrapped within the slip. */
export const LongText: Story = {
  args: {
    title: longLabel,
    lines: [
      { label: longLabel, text: longLabel },
      { label: longWord, text: longWord },
    ],
    result: longLabel,
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, Compact, WithTotal, Printed, WithoutResult, LongText },
  { width: 280 },
);
