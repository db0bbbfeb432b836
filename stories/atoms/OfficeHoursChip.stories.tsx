import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { SiteFrame } from '../../.storybook/SiteFrame';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { OfficeHoursChip } from '../../src/atoms/OfficeHoursChip';
import { officeStatusTexts } from '../../src/atoms/officeStatusTexts';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';
import { ServerHtml } from '../blocks/ServerHtml';
import { asWritten, at, chipArgs, openUntil, says, texts } from './officeClock';

const halfHours = { opens: 9.5, closes: 17.5 };
const longWords = { ...chipArgs.messages, open: longLabel };

const meta = {
  title: 'Atoms/OfficeHoursChip',
  component: OfficeHoursChip,
  args: { ...chipArgs, now: at(1, 11) },
} satisfies Meta<typeof OfficeHoursChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a Monday at eleven the office is open, and the chip says until when. */
export const Default: Story = { play: says(texts.open) };

/** Open is green; the word says it too. */
export const OpenInColour: Story = {
  play: async (context) => {
    await says(texts.open)(context);
    await expect(context.canvas.getByText(texts.open, asWritten).parentElement).toHaveStyle({
      backgroundColor: theme.palette.success.main,
    });
  },
};

/** Early in the morning it is closed and says that it opens today. */
export const OpensToday: Story = { args: { now: at(1, 6, 30) }, play: says(texts.today) };

/** On Thursday evening it says that it opens tomorrow. */
export const OpensTomorrow: Story = { args: { now: at(4, 20) }, play: says(texts.tomorrow) };

/** On Saturday it says that it opens on Monday. */
export const OpensMonday: Story = { args: { now: at(6, 12) }, play: says(texts.monday) };

/** Hours that are not whole are told with their minutes. */
export const HalfHours: Story = {
  args: { hours: halfHours },
  play: says(officeStatusTexts(halfHours, chipArgs.messages).open),
};

/** The time of day is written in the digits of the language. */
export const AnotherLanguage: Story = {
  args: { messages: { ...chipArgs.messages, locale: 'bn-IN', timeStyle: 'clock' } },
  play: says(openUntil('৫ PM')),
};

/** A language may name the part of the day instead. */
export const PartOfDay: Story = {
  args: { messages: { ...chipArgs.messages, locale: 'hi-IN', timeStyle: 'partOfDay' } },
  play: says(openUntil('शाम 5')),
};

/** Before scripts run it says nothing, in a place that is as high as the chip. */
export const BeforeScripts: Story = {
  render: (args) => (
    <>
      <OfficeHoursChip {...args} />
      <ServerHtml
        html={renderToString(
          <SiteFrame>
            <OfficeHoursChip {...args} />
          </SiteFrame>,
        )}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(texts.open, asWritten)).toBeVisible());
    const [withClock, without] = canvas.getAllByRole('status');
    await expect(without).toHaveTextContent('');
    await expect(without?.firstElementChild).not.toBeVisible();
    await expect(without?.getBoundingClientRect().height).toBe(
      withClock?.getBoundingClientRect().height,
    );
  },
};

/** Long words are wrapped within the chip. */
export const LongText: Story = {
  args: { messages: longWords, sx: { maxWidth: 280 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(longLabel));
  },
};

/** The longest of the real sentences fits the narrowest window. */
export const Narrow: Story = {
  args: { now: at(6, 12) },
  globals: narrowWindow,
  play: says(texts.monday),
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={280}>
      <Case name="Open">
        <OfficeHoursChip {...args} />
      </Case>
      <Case name="Open, hours not whole">
        <OfficeHoursChip {...args} hours={halfHours} />
      </Case>
      <Case name="Opens today">
        <OfficeHoursChip {...args} now={at(1, 6, 30)} />
      </Case>
      <Case name="Opens tomorrow">
        <OfficeHoursChip {...args} now={at(4, 20)} />
      </Case>
      <Case name="Opens Monday">
        <OfficeHoursChip {...args} now={at(6, 12)} />
      </Case>
      <Case name="Long text">
        <OfficeHoursChip {...args} messages={longWords} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(texts.monday, asWritten)).toBeVisible());
  },
};
