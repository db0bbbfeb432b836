import type { ContactFormContent } from '../content/contentShapes';

/**
 * What the slip of a query says: when it was sent and to whom, and nothing of the query itself.
 *
 * @param locale of the date and the time.
 * @param to Address that the query went to.
 */
export function sentSlipLines(
  content: ContactFormContent['slip'],
  locale: string,
  to: string,
  sentAt: Date,
) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return [
    { label: content.dateLabel, text: date.format(sentAt) },
    { label: content.timeLabel, text: time.format(sentAt) },
    { label: content.toLabel, text: to },
  ];
}
