import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, spyOn } from 'storybook/test';
import { OfficeHoursChip } from '../../../src/atoms/OfficeHoursChip';
import { chipArgs, says, texts } from './officeClock';

/** A clock that the stories turn; June 2026, whose first day is a Monday. */
const clock = { time: new Date(0) };
const turnTo = (day: number, hour: number, minute = 0, second = 0, milliseconds = 0) => {
  clock.time = new Date(2026, 5, day, hour, minute, second, milliseconds);
};

const meta = {
  title: 'Atoms/OfficeHoursChip/Clock',
  tags: ['!autodocs'],
  component: OfficeHoursChip,
  args: { ...chipArgs, now: () => clock.time },
  beforeEach: () => turnTo(1, 16, 59),
} satisfies Meta<typeof OfficeHoursChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The office closes while nobody looks, and the chip says so as soon as `lookAgain` happens. */
const closesUnseen =
  (lookAgain: () => void): Story['play'] =>
  async (context) => {
    await says(texts.open)(context);
    turnTo(1, 17);
    lookAgain();
    await says(texts.tomorrow)(context);
  };

/** While the page stands open the office closes, and the page that gets the focus says so. */
export const ClosesWhileOpen: Story = {
  play: closesUnseen(() => window.dispatchEvent(new Event('focus'))),
};

/** A device that wakes shows its page again, and the chip looks at the clock. */
export const DeviceWakes: Story = {
  play: closesUnseen(() => document.dispatchEvent(new Event('visibilitychange'))),
};

/** A page that comes back from the browser's memory looks at the clock. */
export const PageComesBack: Story = {
  play: closesUnseen(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ),
};

/** While the page stands open the office opens, in the same place and without a shift. */
export const OpensWhileOpen: Story = {
  beforeEach: () => turnTo(1, 8, 59),
  play: async (context) => {
    await says(texts.today)(context);
    const status = context.canvas.getByRole('status');
    const before = status.getBoundingClientRect().toJSON();
    turnTo(1, 9);
    window.dispatchEvent(new Event('focus'));
    await says(texts.open)(context);
    await expect(status.getBoundingClientRect().toJSON()).toEqual(before);
  },
};

/** Untouched, the chip changes by itself at the very moment at which the office closes. */
export const ClosesByItself: Story = {
  beforeEach: () => turnTo(1, 16, 59, 59, 950),
  play: closesUnseen(() => {}),
};

/** Untouched over a weekend, the chip looks each minute: at midnight “Monday” becomes “tomorrow”. */
export const LooksEachMinute: Story = {
  beforeEach: () => turnTo(6, 23, 59, 30),
  play: async (context) => {
    await says(texts.monday)(context);
    const timers = spyOn(window, 'setTimeout');
    window.dispatchEvent(new Event('focus'));
    const [look] = timers.mock.calls.find(([, wait]) => wait === 60_000) ?? [];
    timers.mockRestore();
    turnTo(7, 0, 0, 30);
    if (typeof look !== 'function') throw new Error('The chip waits for more than a minute.');
    look();
    await says(texts.tomorrow)(context);
  },
};

/** Without a clock of its own it goes by the device’s, here set to a Saturday. */
export const DeviceClock: Story = {
  args: { now: undefined },
  beforeEach: () => MockDate.set(new Date(2026, 2, 7, 12)),
  play: says(texts.monday),
};
