import type { OfficeHoursContent } from '../content/contentShapes';
import type { OfficeStatus } from '../domain/officeHours';

/** No line ends within the time, nor between it and the word before. */
const atTime = (phrase: string, time: string) =>
  phrase.replace(/\s?\{time\}/, (place) => place.replace('{time}', time).replace(/\s/g, '\u00A0'));

/** What the chip says of a state, with the time of day in the digits of the locale. */
export function officeStatusText(status: OfficeStatus, words: OfficeHoursContent, locale: string) {
  const time = (at: Date) =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      ...(at.getMinutes() > 0 && { minute: '2-digit' }),
      hour12: true,
    })
      .format(at)
      .toLocaleUpperCase(locale);
  if (status.kind === 'open') {
    return `${words.open} · ${atTime(words.closesAt, time(status.closesAt))}`;
  }
  const opens = {
    today: words.opensToday,
    tomorrow: words.opensTomorrow,
    monday: words.opensMonday,
  }[status.opensOn];
  return `${words.closed} · ${atTime(opens, time(status.opensAt))}`;
}
