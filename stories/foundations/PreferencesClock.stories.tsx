import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { OfficeHoursChip } from '../../src/atoms/OfficeHoursChip';
import { paths } from '../../src/content/paths';
import { officeStatus } from '../../src/domain/officeHours';
import { ContactPage } from '../../src/pages/ContactPage';
import { asWritten, chipArgs, says, texts } from '../atoms/OfficeHoursChip/officeClock';
import { inSite, siteParameters } from '../pages/inSite';
import { emptyMap } from '../sections/OfficeMap/mapHosts';

const meta = {
  title: 'Foundations/Preferences/Clock',
  render: () => <OfficeHoursChip {...chipArgs} />,
  parameters: { docs: framedInDocs },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unless told otherwise it is a working morning, and the office is open. */
export const WorkingMorning: Story = { play: says(texts.open) };

/** A minute before opening the office is closed and opens today. */
export const BeforeOpening: Story = {
  globals: { clock: 'beforeOpening' },
  play: says(texts.today),
};

/** At the minute of opening it is open. */
export const AtOpening: Story = { globals: { clock: 'opening' }, play: says(texts.open) };

/** A minute before closing it is still open. */
export const BeforeClosing: Story = { globals: { clock: 'beforeClosing' }, play: says(texts.open) };

/** At the minute of closing it is closed until tomorrow. */
export const AtClosing: Story = {
  globals: { clock: 'closing' },
  play: says(texts.tomorrow),
};

/** On Saturday it is closed until Monday. */
export const Saturday: Story = {
  globals: { clock: 'saturday' },
  play: says(texts.monday),
};

/** On Sunday night it is closed until tomorrow. */
export const SundayNight: Story = {
  globals: { clock: 'sunday' },
  play: says(texts.tomorrow),
};

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

/** A whole page follows the clock as its component does: on Sunday night Contact says that it is closed. */
export const PageOnSundayNight: Story = {
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.contact },
  globals: { clock: 'sunday' },
  render: () => <ContactPage mapHost={emptyMap} onSend={async () => undefined} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.tomorrow, asWritten)).toBeVisible();
  },
};
