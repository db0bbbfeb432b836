import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { SiteFrame } from '../../../.storybook/SiteFrame';
import { theme } from '../../../.storybook/siteTheme';
import { narrowWindow } from '../../../.storybook/viewports';
import { OfficeHoursChip } from '../../../src/atoms/OfficeHoursChip';
import { officeStatusTexts } from '../../../src/atoms/officeStatusTexts';
import { kitchenSink } from '../../blocks/kitchenSink';
import { longLabel } from '../../blocks/longWords';
import { ServerHtml } from '../../blocks/ServerHtml';
import { asWritten, at, chipArgs, openUntil, says, texts } from './officeClock';

const halfHours = { opens: 9.5, closes: 17.5 };

const meta = {
  title: 'Atoms/OfficeHoursChip',
  component: OfficeHoursChip,
  args: { ...chipArgs, now: at(1, 11) },
} satisfies Meta<typeof OfficeHoursChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a Monday at eleven the office is open: the chip says until when, and is green. */
export const Default: Story = {
  play: async (context) => {
    await says(texts.open)(context);
    await expect(context.canvas.getByText(texts.open, asWritten)).toHaveStyle({
      color: theme.palette.success.main,
    });
  },
};

/** The plain hours may stand before it; assistive technology is told what they are. */
export const WithPlainHours: Story = {
  args: { hasPlainHours: true },
  play: async (context) => {
    await says(texts.open)(context);
    const { label, plain } = chipArgs.messages;
    await expect(context.canvas.getByText(plain, asWritten)).toHaveTextContent(label);
  },
};

/** Early in the morning it is closed and says that it opens today. */
export const OpensToday: Story = { args: { now: at(1, 6, 30) }, play: says(texts.today) };

/** On Thursday evening it says that it opens tomorrow. */
export const OpensTomorrow: Story = { args: { now: at(4, 20) }, play: says(texts.tomorrow) };

/** On Saturday it says that it opens on Monday, the longest of its sentences, in the narrowest window. */
export const OpensMonday: Story = {
  args: { now: at(6, 12) },
  globals: narrowWindow,
  play: says(texts.monday),
};

/** Hours that are not whole are told with their minutes. */
export const HalfHours: Story = {
  args: { hours: halfHours },
  play: says(officeStatusTexts(halfHours, chipArgs.messages, chipArgs.language).open),
};

/** The time of day is written in the digits of the language. */
export const AnotherLanguage: Story = {
  args: { language: { locale: 'bn-IN', timeStyle: 'clock' } },
  play: says(openUntil('৫ PM')),
};

/** A language may name the part of the day instead. */
export const PartOfDay: Story = {
  args: { language: { locale: 'hi-IN', timeStyle: 'partOfDay' } },
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
  args: { messages: { ...chipArgs.messages, open: longLabel }, sx: { maxWidth: 280 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(longLabel));
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, WithPlainHours, HalfHours, OpensToday, OpensTomorrow, OpensMonday, LongText },
  { width: 280 },
);
