import type { OfficeHoursContent } from '../content/contentShapes';
import type { OfficeHours, OfficeStatus } from '../domain/officeHours';

/** No line ends within the time, nor between it and the word before. */
const atTime = (phrase: string, time: string) =>
  phrase.replace(/\s?\{time\}/, (place) => place.replace('{time}', time).replace(/\s/g, '\u00A0'));

const timeStyles = {
  clock: { hour12: true },
  partOfDay: { dayPeriod: 'short', hourCycle: 'h12' },
} as const satisfies Record<OfficeHoursContent['timeStyle'], Intl.DateTimeFormatOptions>;

/** What the chip says of a state, with the time of day in the digits of the locale. */
export function officeStatusText(status: OfficeStatus, words: OfficeHoursContent) {
  const time = (at: Date) =>
    new Intl.DateTimeFormat(words.locale, {
      hour: 'numeric',
      ...(at.getMinutes() > 0 && { minute: '2-digit' }),
      ...timeStyles[words.timeStyle],
    })
      .format(at)
      .toLocaleUpperCase(words.locale);
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

/** The longest of what the chip may say of an office with these hours. */
export function longestStatusText(hours: OfficeHours, words: OfficeHoursContent) {
  const at = (hour: number) => new Date(2026, 0, 1, 0, hour * 60);
  const statuses: OfficeStatus[] = [
    { kind: 'open', closesAt: at(hours.closes) },
    ...(['today', 'tomorrow', 'monday'] as const).map((opensOn) => ({
      kind: 'closed' as const,
      opensAt: at(hours.opens),
      opensOn,
    })),
  ];
  const texts = statuses.map((status) => officeStatusText(status, words));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}
