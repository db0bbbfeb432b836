import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficeHoursChip } from '../../src/atoms/OfficeHoursChip';
import { at, chipArgs, says, texts } from './officeClock';

/** The clock of a city of the world at the moment at which it is nine on a Monday in Gurgaon. */
const atNineInGurgaon = (timeZone: string) => {
  const moment = new Date(Date.UTC(2026, 5, 1, 3, 30));
  // Sweden writes date and time as ISO 8601 does.
  const local = new Date(moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T'));
  return () => local;
};

/** What the chip says on both sides of each edge of the office hours. */
const meta = {
  title: 'Atoms/OfficeHoursChip hours',
  component: OfficeHoursChip,
  args: { ...chipArgs, now: at(1, 9) },
} satisfies Meta<typeof OfficeHoursChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One second before nine it is closed and opens the same day. */
export const JustBeforeNine: Story = { args: { now: at(1, 8, 59, 59) }, play: says(texts.today) };

/** At nine o'clock sharp it is open. */
export const AtNineSharp: Story = { play: says(texts.open) };

/** At the last second before five it is still open. */
export const JustBeforeFive: Story = { args: { now: at(1, 16, 59, 59) }, play: says(texts.open) };

/** At five o'clock sharp it is closed until tomorrow. */
export const AtFiveSharp: Story = { args: { now: at(1, 17) }, play: says(texts.tomorrow) };

/** At the last second of a Monday it opens tomorrow. */
export const JustBeforeMidnight: Story = {
  args: { now: at(1, 23, 59, 59) },
  play: says(texts.tomorrow),
};

/** At midnight the day is already the new one, and it opens today. */
export const AtMidnight: Story = { args: { now: at(2, 0) }, play: says(texts.today) };

/** On Friday it is open until the last second before five. */
export const FridayJustBeforeFive: Story = {
  args: { now: at(5, 16, 59, 59) },
  play: says(texts.open),
};

/** On Friday at five it is closed until Monday. */
export const FridayAtFive: Story = { args: { now: at(5, 17) }, play: says(texts.monday) };

/** On Friday evening it is still Monday that comes next. */
export const FridayEvening: Story = { args: { now: at(5, 20) }, play: says(texts.monday) };

/** On Saturday, in the middle of what are office hours on other days, it is closed until Monday. */
export const SaturdayAtEleven: Story = { args: { now: at(6, 11) }, play: says(texts.monday) };

/** At the last second of Saturday it opens on Monday. */
export const SaturdayJustBeforeMidnight: Story = {
  args: { now: at(6, 23, 59, 59) },
  play: says(texts.monday),
};

/** From the first second of Sunday Monday is tomorrow, and the chip says tomorrow. */
export const SundayAtMidnight: Story = { args: { now: at(7, 0) }, play: says(texts.tomorrow) };

/** On Sunday night it still opens tomorrow. */
export const SundayNight: Story = { args: { now: at(7, 23, 59, 59) }, play: says(texts.tomorrow) };

/** From the first second of Monday it opens today. */
export const MondayAtMidnight: Story = { args: { now: at(8, 0) }, play: says(texts.today) };

/** As Gurgaon opens it is half past seven in Dubai: a visitor there is told closed. */
export const InDubai: Story = {
  args: { now: atNineInGurgaon('Asia/Dubai') },
  play: says(texts.today),
};

/** As Gurgaon opens it is half past three in Auckland: a visitor there is told open. */
export const InAuckland: Story = {
  args: { now: atNineInGurgaon('Pacific/Auckland') },
  play: says(texts.open),
};

/** As Gurgaon opens it is Sunday evening in Los Angeles: a visitor there is told tomorrow. */
export const InLosAngeles: Story = {
  args: { now: atNineInGurgaon('America/Los_Angeles') },
  play: says(texts.tomorrow),
};
