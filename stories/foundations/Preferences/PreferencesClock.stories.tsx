import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { framedInDocs } from '../../../.storybook/docs/framedInDocs';
import { type MomentName, moments } from '../../../.storybook/preferences/clock';
import { OfficeHoursChip } from '../../../src/atoms/OfficeHoursChip';
import { officeStatus } from '../../../src/domain/officeHours';
import { chipArgs, says, texts } from '../../atoms/OfficeHoursChip/officeClock';
import { Case } from '../../blocks/Case';
import { Cases } from '../../blocks/Cases';

const meta = {
  title: 'Foundations/Preferences/Clock',
  tags: ['!autodocs'],
  render: () => <OfficeHoursChip {...chipArgs} />,
  parameters: { docs: framedInDocs },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the office hours say at each moment of the toolbar that stands still. */
const said = {
  morning: texts.open,
  beforeOpening: texts.today,
  opening: texts.open,
  beforeClosing: texts.open,
  closing: texts.tomorrow,
  saturday: texts.monday,
  sunday: texts.tomorrow,
} satisfies Record<Exclude<MomentName, 'device'>, string>;

/** Each moment of the toolbar is what its name says. */
export const Moments: Story = {
  render: () => (
    <Cases width={280}>
      {Object.values(moments).map(({ title, time }) => (
        <Case key={title} name={title}>
          <OfficeHoursChip {...chipArgs} now={time && (() => time)} />
        </Case>
      ))}
    </Cases>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('status')
          .slice(0, -1)
          .map(({ textContent }) => textContent),
      ).toEqual(Object.values(said)),
    );
  },
};

/** Unless told otherwise it is a working morning, and the office is open. */
export const WorkingMorning: Story = { play: says(texts.open) };

/** With the toolbar's clock on Sunday night the office is closed until tomorrow. */
export const SundayNight: Story = { globals: { clock: 'sunday' }, play: says(texts.tomorrow) };

/** The device's own clock runs, and the chip follows it. */
export const DeviceClock: Story = {
  globals: { clock: 'device' },
  play: async ({ canvas }) => {
    const before = Date.now();
    await waitFor(() => expect(Date.now()).toBeGreaterThan(before));
    const { kind } = officeStatus(new Date(), chipArgs.hours);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(chipArgs.messages[kind]),
    );
  },
};
