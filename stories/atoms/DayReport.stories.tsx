import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import { DayReport } from '../../src/atoms/DayReport';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const { moments, report } = home.features;

const meta = {
  title: 'Atoms/DayReport',
  tags: ['!stable', 'experimental'],
  component: DayReport,
  args: { ...report, entries: moments, sx: { maxWidth: 640 } },
} satisfies Meta<typeof DayReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each transaction with its time, service and amount, grouped as in India; what came in is not added to what went out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: report.title })).toBeVisible();
    const entries = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(entries[0]).toBe(`${moments[0].time}${moments[0].service}–₹1,000`);
    await expect(entries).toHaveLength(moments.length);
    await expect(canvas.getByText('₹1,580')).toBeVisible();
    await expect(canvas.getByText('₹1,100')).not.toBeVisible();
    await expect(canvas.getAllByText('₹1,000').at(-1)).toBeVisible();
  },
};

/** At the beginning of the day there is one transaction, and nothing was taken in yet. */
export const OneEntry: Story = {
  args: { entries: moments.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,000')).toBeVisible();
    await expect(canvas.getByText('₹0')).toBeVisible();
  },
};

/** In the narrowest window long words and amounts are wrapped. */
export const LongText: Story = {
  args: {
    title: longLabel,
    entries: [itemOf(moments), { time: longLabel, service: longLabel, amount: 123456789 }],
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, OneEntry, LongText }, { width: 340 });
