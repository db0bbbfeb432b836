import type { OfficeHoursContent } from '../content/contentShapes';
import type { Language } from '../content/languages';
import { fillPlaceholders } from '../domain/fillPlaceholders';
import type { OfficeHours, OfficeStatus } from '../domain/officeHours';

/** How a language writes a time of day. */
export type TimeLanguage = Pick<Language, 'locale' | 'timeStyle'>;

/** What the chip says while the office is open, and of each day on which it opens next. */
export type OfficeStatusTexts = Record<'open' | 'today' | 'tomorrow' | 'monday', string>;

/** No line ends within the time. */
const atTime = (phrase: string, time: string) =>
  fillPlaceholders(phrase, { time: time.replace(/\s/g, '\u00A0') });

const timeStyles = {
  clock: { hour12: true },
  partOfDay: { dayPeriod: 'short', hourCycle: 'h12' },
} as const satisfies Record<Language['timeStyle'], Intl.DateTimeFormatOptions>;

const space: Intl.DateTimeFormatPart = { type: 'literal', value: ' ' };

/** The part of the day before the hour, as it is said; Bengali formats have it behind. */
function partOfDayFirst(parts: Intl.DateTimeFormatPart[]) {
  const isPartOfDay = ({ type }: Intl.DateTimeFormatPart) => type === 'dayPeriod';
  const first = parts.find(isPartOfDay);
  const hour = parts.filter((part) => !isPartOfDay(part));
  return first && parts[0] !== first ? [first, space, ...hour] : parts;
}

/** An hour of the day, 0 to 24, in the digits of the locale. */
function hourText(hour: number, partOfDay: string, { locale, timeStyle }: TimeLanguage) {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    ...(hour % 1 > 0 && { minute: '2-digit' }),
    ...timeStyles[timeStyle],
  });
  const parts = format.formatToParts(new Date(2026, 0, 1, 0, hour * 60));
  const text = (timeStyle === 'partOfDay' ? partOfDayFirst(parts) : parts)
    .map(({ type, value }) =>
      type === 'dayPeriod' ? fillPlaceholders(partOfDay, { part: value }) : value,
    )
    .join('');
  return text.trim().toLocaleUpperCase(locale);
}

/** All that the chip may say of an office with these hours. */
export function officeStatusTexts(
  hours: OfficeHours,
  messages: OfficeHoursContent,
  language: TimeLanguage,
): OfficeStatusTexts {
  const opens = hourText(hours.opens, messages.partOfDay, language);
  const closes = hourText(hours.closes, messages.partOfDay, language);
  const closed = (phrase: string) => `${messages.closed} · ${atTime(phrase, opens)}`;
  return {
    open: `${messages.open} · ${atTime(messages.closesAt, closes)}`,
    today: closed(messages.opensToday),
    tomorrow: closed(messages.opensTomorrow),
    monday: closed(messages.opensMonday),
  };
}

export const textOfStatus = (status: OfficeStatus, texts: OfficeStatusTexts) =>
  texts[status.kind === 'open' ? 'open' : status.opensOn];

/**
 * The texts as they stand in the prerendered page, if it has a chip made from the same: the
 * first format that `Intl` makes takes 130 ms on a slow phone, just as the page hydrates.
 */
export function textsInPage(source: string): OfficeStatusTexts | undefined {
  if (typeof document === 'undefined') return undefined;
  const place = [...document.querySelectorAll<HTMLElement>('[data-office-texts]')].find(
    ({ dataset }) => dataset.officeHours === source,
  );
  return place && JSON.parse(place.dataset.officeTexts ?? '');
}

/** The longest of the texts, for whose width there is room from the beginning. */
export const longestOf = (texts: OfficeStatusTexts) =>
  Object.values(texts).reduce((longest, text) => (text.length > longest.length ? text : longest));
