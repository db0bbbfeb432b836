import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextChange, officeStatus } from '../../../src/domain/officeHours';

const hours = { opens: 9, closes: 17 };

/** With the offset from UTC that holds in the week of 2 November 2026, a Monday. */
const zones = [
  ['Asia/Kolkata', '+05:30'],
  ['Asia/Kathmandu', '+05:45'],
  ['America/New_York', '-05:00'],
  ['Europe/London', '+00:00'],
  ['Pacific/Kiritimati', '+14:00'],
  ['Australia/Lord_Howe', '+11:00'],
] as const;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(zones)('On a clock in %s', (zone, offset) => {
  const at = (local: string) => {
    vi.stubEnv('TZ', zone);
    return new Date(`${local}${offset}`);
  };

  test.each([
    ['2026-11-02T09:00:00.000', '2026-11-02T17:00'],
    ['2026-11-04T13:30:00.000', '2026-11-04T17:00'],
    ['2026-11-06T16:59:59.999', '2026-11-06T17:00'],
  ])('the office is open at %s until %s', (now, closesAt) => {
    expect(officeStatus(at(now), hours)).toEqual({ kind: 'open', closesAt: at(closesAt) });
  });

  test.each([
    ['2026-11-02T00:00:00.000', 'today', '2026-11-02T09:00'],
    ['2026-11-02T08:59:59.999', 'today', '2026-11-02T09:00'],
    ['2026-11-02T17:00:00.000', 'tomorrow', '2026-11-03T09:00'],
    ['2026-11-05T23:59:59.999', 'tomorrow', '2026-11-06T09:00'],
    ['2026-11-06T08:59:59.999', 'today', '2026-11-06T09:00'],
    ['2026-11-06T17:00:00.000', 'monday', '2026-11-09T09:00'],
    ['2026-11-07T00:00:00.000', 'monday', '2026-11-09T09:00'],
    ['2026-11-07T12:00:00.000', 'monday', '2026-11-09T09:00'],
    ['2026-11-07T23:59:59.999', 'monday', '2026-11-09T09:00'],
    ['2026-11-08T00:00:00.000', 'tomorrow', '2026-11-09T09:00'],
    ['2026-11-08T23:59:59.999', 'tomorrow', '2026-11-09T09:00'],
  ])('the office is closed at %s and opens %s, at %s', (now, opensOn, opensAt) => {
    const status = officeStatus(at(now), hours);
    expect(status).toEqual({ kind: 'closed', opensOn, opensAt: at(opensAt) });
  });

  test('the status changes exactly at the next change, whatever the moment', () => {
    vi.stubEnv('TZ', zone);
    const moment = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const { kind } = officeStatus(now, hours);
        const change = nextChange(now, hours);
        expect(change.getTime()).toBeGreaterThan(now.getTime());
        expect(officeStatus(new Date(change.getTime() - 1), hours).kind).toBe(kind);
        expect(officeStatus(change, hours).kind).not.toBe(kind);
        expect([9, 17]).toContain(change.getHours());
      }),
    );
  });
});

describe('Where the clocks change before the next opening', () => {
  test.each([
    ['America/New_York', 'forward', '2026-03-06T17:00-05:00', '2026-03-09T09:00-04:00'],
    ['America/New_York', 'back', '2026-10-30T17:00-04:00', '2026-11-02T09:00-05:00'],
    ['Europe/London', 'forward', '2026-03-27T17:00+00:00', '2026-03-30T09:00+01:00'],
    ['Europe/London', 'back', '2026-10-23T17:00+01:00', '2026-10-26T09:00+00:00'],
    ['Australia/Lord_Howe', 'forward', '2026-10-02T17:00+10:30', '2026-10-05T09:00+11:00'],
    ['Australia/Lord_Howe', 'back', '2026-04-03T17:00+11:00', '2026-04-06T09:00+10:30'],
    ['Pacific/Chatham', 'forward', '2026-09-25T17:00+12:45', '2026-09-28T09:00+13:45'],
    ['America/Santiago', 'at midnight', '2026-09-04T17:00-04:00', '2026-09-07T09:00-03:00'],
    ['Africa/Cairo', 'on a workday', '2026-04-23T17:00+02:00', '2026-04-24T09:00+03:00'],
    ['Africa/Cairo', 'back into Thursday', '2026-10-29T17:00+03:00', '2026-10-30T09:00+02:00'],
    ['Africa/Casablanca', 'for Ramadan', '2026-02-13T17:00+01:00', '2026-02-16T09:00+00:00'],
  ])('%s, %s: the office opens at nine of the new time', (zone, _change, closed, opens) => {
    vi.stubEnv('TZ', zone);
    expect(nextChange(new Date(closed), hours)).toEqual(new Date(opens));
  });

  test('Sunday calls Monday tomorrow, though it is only 23 hours away', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(officeStatus(new Date('2026-03-08T00:30-05:00'), hours)).toEqual({
      kind: 'closed',
      opensOn: 'tomorrow',
      opensAt: new Date('2026-03-09T09:00-04:00'),
    });
  });
});

test('A Friday that the calendar leaves out (Samoa, 2011) is no day on which the office opens', () => {
  vi.stubEnv('TZ', 'Pacific/Apia');
  expect(officeStatus(new Date('2011-12-29T18:00-10:00'), hours)).toEqual({
    kind: 'closed',
    opensOn: 'monday',
    opensAt: new Date('2012-01-02T09:00+14:00'),
  });
});

test('The clock that counts is that of the visitor: one moment, two answers', () => {
  const moment = new Date('2026-11-02T05:00Z');
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(officeStatus(moment, hours).kind).toBe('open');
  vi.stubEnv('TZ', 'Europe/London');
  expect(officeStatus(moment, hours).kind).toBe('closed');
});
