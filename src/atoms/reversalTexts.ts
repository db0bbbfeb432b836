import { type Reversal, type ReversalRule, reversalOf } from '../domain/reversalDates';

type DatedReversal = Extract<Reversal, { kind: 'dated' }>;

/** The dates that a `ReversalCalculator` writes for a transaction. */
export function reversalTexts(
  { day, lastDay, dueFrom }: DatedReversal,
  locale: string,
  dateStyle: Intl.DateTimeFormatOptions,
): Record<string, string> {
  const { format } = new Intl.DateTimeFormat(locale, { ...dateStyle, timeZone: 'UTC' });
  return { day: format(day), lastDay: format(lastDay), dueFrom: format(dueFrom) };
}

/** The day of the example, whose last day is a Sunday: Sundays count. */
const exampleDay = '2026-03-03';

/** What stands there while no day is chosen. */
export function exampleTexts(rule: ReversalRule, locale: string): Record<string, string> {
  const example = reversalOf(exampleDay, new Date(`${exampleDay}T12:00`), rule);
  return example.kind === 'dated'
    ? { ...reversalTexts(example, locale, { day: 'numeric', month: 'long' }), dueNow: '' }
    : {};
}
