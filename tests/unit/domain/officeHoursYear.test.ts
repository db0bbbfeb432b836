import { afterEach, expect, test, vi } from 'vitest';
import { officeStatus } from '../../../src/domain/officeHours';

const hours = { opens: 9, closes: 17 };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The year that is looked at, and enough of the next to know what its last minute leads to. */
const start = Date.UTC(2026, 0, 1);
const minutesLooked = 525_600;
const minutesKnown = minutesLooked + 5 * 1440;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetOf(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return (moment) => {
    const [, sign, hours = '0', minutes = '0'] =
      /GMT(?:([+-])(\d+):(\d+))?/.exec(format.format(moment)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
  };
}

/** The wall clock of a zone in every minute, as if it were UTC. Each hour is asked, and where it changes each minute. */
function wallClock(zone: string): Float64Array {
  const offset = offsetOf(zone);
  const walls = new Float64Array(minutesKnown);
  for (let first = 0; first < minutesKnown; first += 60) {
    const begin = start + first * minute;
    const isSteady = offset(begin) === offset(begin + hour);
    const steady = offset(begin);
    for (let index = first; index < first + 60; index += 1) {
      const moment = start + index * minute;
      walls[index] = moment + (isSteady ? steady : offset(moment));
    }
  }
  return walls;
}

/** The rule, told with plain numbers: 1 January 1970 was a Thursday. */
function isOpenAt(wall: number): boolean {
  const weekday = (Math.floor(wall / day) + 4) % 7;
  const time = wall % day;
  return weekday > 0 && weekday < 6 && time >= hours.opens * hour && time < hours.closes * hour;
}

test.each([
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
])(
  'in every minute of a year the office of a visitor in %s tells its state and its next change',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const walls = wallClock(zone);
    const wrong: string[] = [];
    let change = Number.NaN;
    let dayOfChange = Number.NaN;
    let isOpenLater: boolean | undefined;

    // From the end, so that what comes next is known.
    for (let index = minutesKnown - 1; index >= 0; index -= 1) {
      const wall = walls[index] ?? Number.NaN;
      const isOpen = isOpenAt(wall);
      if (isOpenLater !== undefined && isOpen !== isOpenLater) {
        change = start + (index + 1) * minute;
        dayOfChange = Math.floor((walls[index + 1] ?? Number.NaN) / day);
      }
      isOpenLater = isOpen;
      if (index >= minutesLooked) continue;

      const now = start + index * minute;
      const status = officeStatus(new Date(now), hours);
      const days = dayOfChange - Math.floor(wall / day);
      const isRight =
        status.kind === 'open'
          ? isOpen && status.closesAt.getTime() === change
          : !isOpen &&
            status.opensAt.getTime() === change &&
            status.opensOn === (days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'monday');
      if (!isRight && wrong.length < 5) wrong.push(new Date(now).toISOString());
    }
    expect(wrong).toEqual([]);
  },
);
