import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent } from 'storybook/test';
import { language } from '#messages/language';
import { help } from '#messages/pages/help';
import { SiteFrame } from '../../.storybook/SiteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { ReversalCalculator } from '../../src/atoms/ReversalCalculator';
import { watchReversal } from '../../src/atoms/watchReversal';
import { publicFacts } from '../../src/content/publicFacts';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { ServerHtml } from '../blocks/ServerHtml';

const messages = help.money.calculator;
const { answers } = messages;
const now = () => new Date('2026-11-10T12:00');

const meta = {
  title: 'Atoms/ReversalCalculator',
  tags: ['!stable', 'experimental'],
  component: ReversalCalculator,
  args: { messages, locale: language.locale, rule: publicFacts.failedTransactions.rule, now },
} satisfies Meta<typeof ReversalCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose =
  (day: string): Story['play'] =>
  async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText(messages.label), { target: { value: day } });
  };

const longDate = (day: string) =>
  new Intl.DateTimeFormat(language.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** It says the dates in order: of the transaction, the last day, the first day of delay; then what is due by today. */
const says =
  (...expected: readonly string[]): Story['play'] =>
  async ({ canvas }) => {
    const texts = canvas.queryAllByRole('definition').map(({ textContent }) => textContent);
    await expect(texts).toEqual(expected);
  };

const saysInstead =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text.replaceAll('\u00a0', ' '));
    await expect(canvas.queryByRole('definition')).toBeNull();
    await expect(canvas.getByLabelText(messages.label)).toHaveAccessibleDescription(text);
  };

/** It asks for a day, and shows an example of the dates: one whose last day is a Sunday. */
const asks: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByLabelText(messages.label)).toHaveAccessibleDescription(answers.unknown);
  await expect(canvas.getByText(messages.exampleLabel)).toBeVisible();
  const monthAndDay = new Intl.DateTimeFormat(language.locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const texts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  await expect(texts).toEqual(
    ['2026-03-03', '2026-03-08', '2026-03-09'].map((day) => monthAndDay.format(new Date(day))),
  );
};

/** Until a day is chosen it asks for one, says that nothing is sent, and shows an example. */
export const Default: Story = { play: asks };

/** Before the last day it says the dates, and that nothing is due yet. */
export const Waiting: Story = {
  play: async (context) => {
    await choose('2026-11-06')?.(context);
    await says(
      longDate('2026-11-06'),
      longDate('2026-11-11'),
      longDate('2026-11-12'),
      answers.nothingDue,
    )?.(context);
    await expect(context.canvas.getByText(messages.exampleLabel)).not.toBeVisible();
  },
};

/** After the last day it says how much is due by today. */
export const Late: Story = {
  play: async (context) => {
    await choose('2026-11-02')?.(context);
    await says(
      longDate('2026-11-02'),
      longDate('2026-11-07'),
      longDate('2026-11-08'),
      '₹300',
    )?.(context);
  },
};

/** A day that is still to come gets a message in place of dates. */
export const Future: Story = {
  play: async (context) => {
    await choose('2026-11-11')?.(context);
    await saysInstead(answers.future)?.(context);
  },
};

/** A year before the rule, such as one of which two digits are still to be typed, gets a message. */
export const Early: Story = {
  play: async (context) => {
    await choose('0020-11-02')?.(context);
    await saysInstead(answers.early)?.(context);
  },
};

/** Today and yesterday are chosen by one press, without the browser’s calendar. */
export const Yesterday: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: messages.yesterdayLabel }));
    await expect(canvas.getByLabelText(messages.label)).toHaveValue('2026-11-09');
    await userEvent.click(canvas.getByRole('button', { name: messages.todayLabel }));
    await expect(canvas.getByLabelText(messages.label)).toHaveValue('2026-11-10');
    await says(
      longDate('2026-11-10'),
      longDate('2026-11-15'),
      longDate('2026-11-16'),
      answers.nothingDue,
    )?.(context);
  },
};

/** A day that is taken back takes the dates along, and the example returns. */
export const Emptied: Story = {
  play: async (context) => {
    await choose('2026-11-02')?.(context);
    await choose('')?.(context);
    await asks(context);
  },
};

/** Prerendered, it answers by its script alone, with no style attribute, which CSP forbids. */
export const BeforeHydration: Story = {
  render: (args) => (
    <ServerHtml
      html={renderToString(
        <SiteFrame>
          <ReversalCalculator {...args} />
        </SiteFrame>,
      )}
    />
  ),
  play: async (context) => {
    const { canvasElement } = context;
    await expect(canvasElement.querySelectorAll('[data-page] [style]')).toHaveLength(0);
    const place = canvasElement.querySelector<HTMLElement>('[data-reversal]');
    const stop = place && watchReversal(place, now);
    await choose('2026-11-02')?.(context);
    stop?.();
    await says(
      longDate('2026-11-02'),
      longDate('2026-11-07'),
      longDate('2026-11-08'),
      '₹300',
    )?.(context);
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    messages: {
      ...messages,
      title: longLabel,
      label: longLabel,
      lastDayLabel: longLabel,
      answers: { ...answers, dated: longLabel },
    },
  },
  globals: narrowWindow,
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText(args.messages.label), {
      target: { value: '2026-11-02' },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(longLabel);
  },
};

/** The field has the look of every other field. */
export const PseudoStates: Story = {
  decorators: inStates(280),
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('fieldset')].map(
      (edge) => getComputedStyle(edge).borderColor,
    );
    await expect(edges[1]).not.toBe(edges[0]);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates }, { width: 280 });
