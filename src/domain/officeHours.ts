/** Local hours of the visitor's clock, 0 to 24; `closes` is the first closed hour. */
export interface OfficeHours {
  opens: number;
  closes: number;
}

/** Whether the office is open, and when that changes. */
export type OfficeStatus =
  | { kind: 'open'; closesAt: Date }
  | { kind: 'closed'; opensAt: Date; opensOn: 'today' | 'tomorrow' | 'monday' };

const minutesAnHour = 60;

/**
 * Open from `opens` up to but not including `closes`, Monday to Friday, by the visitor's clock.
 * Holidays are ignored.
 */
export function officeStatus(now: Date, hours: OfficeHours): OfficeStatus {
  const minute = now.getHours() * minutesAnHour + now.getMinutes();
  const isBeforeClosing = isWorkday(now) && minute < hours.closes * minutesAnHour;

  if (isBeforeClosing && minute >= hours.opens * minutesAnHour) {
    return { kind: 'open', closesAt: atHour(now, 0, hours.closes) };
  }
  if (isBeforeClosing) {
    return { kind: 'closed', opensAt: atHour(now, 0, hours.opens), opensOn: 'today' };
  }
  const opensAt = nextOpening(now, hours);
  const isTomorrow = atHour(now, 1, hours.opens).getTime() === opensAt.getTime();
  return { kind: 'closed', opensAt, opensOn: isTomorrow ? 'tomorrow' : 'monday' };
}

/** The next moment at which `officeStatus` gives another kind. */
export function nextChange(now: Date, hours: OfficeHours): Date {
  const status = officeStatus(now, hours);
  return status.kind === 'open' ? status.closesAt : status.opensAt;
}

/** The first opening on a day after that of `now`. */
function nextOpening(now: Date, hours: OfficeHours): Date {
  let opening = atHour(now, 1, hours.opens);
  for (let days = 2; !isWorkday(opening); days += 1) opening = atHour(now, days, hours.opens);
  return opening;
}

/**
 * Built from the fields of the local calendar, never by adding 24 hours: a day on which the clocks
 * change is 23 or 25 hours long (on Lord Howe Island half an hour off).
 */
function atHour(now: Date, daysLater: number, hour: number): Date {
  return new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() + daysLater,
    0,
    hour * minutesAnHour,
  );
}

function isWorkday(date: Date): boolean {
  return date.getDay() >= 1 && date.getDay() <= 5;
}
