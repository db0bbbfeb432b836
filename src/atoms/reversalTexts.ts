import { type Reversal, type ReversalRule, reversalOf } from '../domain/reversalDates';

type DatedReversal = Extract<Reversal, { kind: 'dated' }>;

const dayLength = 86_400_000;

/** In code units: a leaf is too narrow for what some languages call a short name of a weekday. */
const longWeekday = 5;

/** The parts of a calendar's leaf, by the number of days since the transaction. */
export const leafNames = (day: number) => ({ weekday: `weekday-${day}`, date: `date-${day}` });

/** What a `ReversalCalculator` writes for a transaction: its dates, and the leaves of its calendar. */
export function reversalTexts(
  { day, lastDay, dueFrom }: DatedReversal,
  { days }: ReversalRule,
  locale: string,
  dateStyle: Intl.DateTimeFormatOptions,
): Record<string, string> {
  const written = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  const dates = Array.from(
    { length: days + 2 },
    (_, index) => new Date(day.getTime() + index * dayLength),
  );
  const fits = dates.every((date) => written({ weekday: 'short' }, date).length < longWeekday);
  const weekday = fits ? 'short' : 'narrow';
  const leaves = dates.map((date, index) => {
    const names = leafNames(index);
    return [
      [names.weekday, written({ weekday }, date)],
      [names.date, written({ day: 'numeric' }, date)],
    ] as const;
  });
  return {
    ...Object.fromEntries(leaves.flat()),
    day: written(dateStyle, day),
    lastDay: written(dateStyle, lastDay),
    dueFrom: written(dateStyle, dueFrom),
  };
}

/** The day of the example, whose last day is a Sunday: Sundays count. */
const exampleDay = '2026-03-03';

/** What stands there while no day is chosen. */
export function exampleTexts(rule: ReversalRule, locale: string): Record<string, string> {
  const example = reversalOf(exampleDay, new Date(`${exampleDay}T12:00`), rule);
  return example.kind === 'dated'
    ? { ...reversalTexts(example, rule, locale, { day: 'numeric', month: 'long' }), dueNow: '' }
    : {};
}
