import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { OfficeHoursChip } from '../../src/atoms/OfficeHoursChip';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/pages/contact';
import { expectFits } from './expectFits';
import { longLabel } from './longWords';

const words = contact.hours;

/** The visitor's clock, standing still at a local time of June 2026, whose first day is a Monday. */
const at = (day: number, hour: number, minute = 0, second = 0) => {
  const time = new Date(2026, 5, day, hour, minute, second);
  return () => time;
};

const meta = {
  title: 'Atoms/OfficeHoursChip',
  component: OfficeHoursChip,
  args: { words, hours: company.officeHours, now: at(1, 11) },
} satisfies Meta<typeof OfficeHoursChip>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = `${words.open} · ${words.closesAt.replace('{time}', '5 PM')}`;
const closed = (opens: string) => `${words.closed} · ${opens.replace('{time}', '9 AM')}`;

const says =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expect(canvas.getByRole('status').textContent).toBe(text);
  };

/** On a Monday at eleven the office is open, and the chip says until when. */
export const OpenMidMorning: Story = { play: says(open) };

/** At nine o'clock sharp it is open. */
export const OpenAtNineSharp: Story = { args: { now: at(1, 9) }, play: says(open) };

/** One second before nine it is closed and opens the same day. */
export const ClosedJustBeforeNine: Story = {
  args: { now: at(1, 8, 59, 59) },
  play: says(closed(words.opensToday)),
};

/** At the last second before five it is still open. */
export const OpenJustBeforeFive: Story = { args: { now: at(1, 16, 59, 59) }, play: says(open) };

/** At five o'clock it is closed until tomorrow. */
export const ClosedAtFive: Story = {
  args: { now: at(1, 17) },
  play: says(closed(words.opensTomorrow)),
};

/** Early in the morning it says that it opens today. */
export const ClosedBeforeOpening: Story = {
  args: { now: at(1, 6, 30) },
  play: says(closed(words.opensToday)),
};

/** Just after midnight the day is already the new one. */
export const ClosedAfterMidnight: Story = {
  args: { now: at(2, 0) },
  play: says(closed(words.opensToday)),
};

/** On Thursday evening the next opening is tomorrow. */
export const ClosedOnThursdayEvening: Story = {
  args: { now: at(4, 20) },
  play: says(closed(words.opensTomorrow)),
};

/** On Friday evening the next opening is on Monday. */
export const ClosedOnFridayEvening: Story = {
  args: { now: at(5, 18) },
  play: says(closed(words.opensMonday)),
};

/** On Saturday at noon it is closed until Monday. */
export const ClosedOnSaturday: Story = {
  args: { now: at(6, 12) },
  play: says(closed(words.opensMonday)),
};

/** On Sunday Monday is tomorrow, and the chip says tomorrow. */
export const ClosedOnSunday: Story = {
  args: { now: at(7, 12) },
  play: says(closed(words.opensTomorrow)),
};

/** Hours that are not whole are told with their minutes. */
export const HalfHours: Story = {
  args: { hours: { opens: 9.5, closes: 17.5 } },
  play: says(`${words.open} · ${words.closesAt.replace('{time}', '5:30 PM')}`),
};

/** Long words are wrapped within the chip. */
export const LongText: Story = {
  args: { words: { ...words, open: longLabel }, sx: { maxWidth: 280 } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(longLabel));
    await expectFits(canvasElement);
  },
};

/** The longest of the real sentences fits the narrowest window. */
export const Narrow: Story = {
  args: { now: at(6, 12) },
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const text = closed(words.opensMonday);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expectFits(canvasElement);
  },
};
