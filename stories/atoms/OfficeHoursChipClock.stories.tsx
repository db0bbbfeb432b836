import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OfficeHoursChip } from '../../src/atoms/OfficeHoursChip';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/pages/contact';

const words = contact.hours;

/** A clock that the stories turn; Monday, 1 June 2026. */
const clock = { time: new Date(0) };
const turnTo = (hour: number, minute = 0, second = 0, milliseconds = 0) => {
  clock.time = new Date(2026, 5, 1, hour, minute, second, milliseconds);
};

const meta = {
  title: 'Atoms/OfficeHoursChip/Clock',
  component: OfficeHoursChip,
  args: { words, hours: company.officeHours, now: () => clock.time },
  beforeEach: () => turnTo(16, 59),
} satisfies Meta<typeof OfficeHoursChip>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectSaid = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

/** While the page stands open the office closes, and the page that is looked at again says so. */
export const ClosesWhileOpen: Story = {
  play: async ({ canvas }) => {
    await expectSaid(canvas, words.open);
    turnTo(17);
    window.dispatchEvent(new Event('focus'));
    await expectSaid(canvas, words.closed);
  },
};

/** While the page stands open the office opens, in the same place and without a shift. */
export const OpensWhileOpen: Story = {
  beforeEach: () => turnTo(8, 59),
  play: async ({ canvas }) => {
    await expectSaid(canvas, words.closed);
    const before = canvas.getByRole('status').getBoundingClientRect();
    turnTo(9);
    window.dispatchEvent(new Event('focus'));
    await expectSaid(canvas, words.open);
    await expect(canvas.getByRole('status').getBoundingClientRect()).toEqual(before);
  },
};

/** A device that wakes shows its page again, and the chip looks at the clock. */
export const DeviceWakes: Story = {
  play: async ({ canvas }) => {
    await expectSaid(canvas, words.open);
    turnTo(22);
    document.dispatchEvent(new Event('visibilitychange'));
    await expectSaid(canvas, words.closed);
  },
};

/** A page that comes back from the browser's memory looks at the clock. */
export const PageComesBack: Story = {
  play: async ({ canvas }) => {
    await expectSaid(canvas, words.open);
    turnTo(22);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expectSaid(canvas, words.closed);
  },
};

/** Untouched, the chip changes by itself at the very moment at which the office closes. */
export const ChangesByItself: Story = {
  beforeEach: () => turnTo(16, 59, 59, 950),
  play: async ({ canvas }) => {
    await expectSaid(canvas, words.open);
    turnTo(17);
    await expectSaid(canvas, words.closed);
  },
};
