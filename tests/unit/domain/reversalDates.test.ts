import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicFacts } from '../../../src/content/publicFacts';
import { dayBefore, reversalOf } from '../../../src/domain/reversalDates';

const { rule } = publicFacts.failedTransactions;

afterEach(() => vi.unstubAllEnvs());

const on = (day: string) => new Date(`${day}T12:00`);

/** The last day, the first day of delay, and what is due by a day. */
function datesOf(day: string, today = '2030-01-01') {
  const reversal = reversalOf(day, on(today), rule);
  if (reversal.kind !== 'dated') return reversal.kind;
  const { lastDay, dueFrom, rupees } = reversal;
  return [lastDay, dueFrom].map((date) => date.toISOString().slice(0, 10)).concat(String(rupees));
}

describe('reversalOf', () => {
  it.each([
    ['a Monday, over a weekend', '2026-11-23', '2026-11-28', '2026-11-29'],
    ['a Friday', '2026-11-20', '2026-11-25', '2026-11-26'],
    ['the end of a month', '2026-11-27', '2026-12-02', '2026-12-03'],
    ['the end of a year', '2026-12-29', '2027-01-03', '2027-01-04'],
    ['February', '2027-02-24', '2027-03-01', '2027-03-02'],
    ['February of a leap year', '2028-02-24', '2028-02-29', '2028-03-01'],
    ['the leap day', '2028-02-29', '2028-03-05', '2028-03-06'],
    ['the first day of the rule', '2019-10-15', '2019-10-20', '2019-10-21'],
  ])('counts five calendar days from %s', (_, day, lastDay, dueFrom) => {
    expect(datesOf(day).slice(0, 2)).toEqual([lastDay, dueFrom]);
  });

  it.each([
    ['2026-11-02', '0'],
    ['2026-11-07', '0'],
    ['2026-11-08', '100'],
    ['2026-11-10', '300'],
    ['2027-11-08', '36600'],
  ])('has a transaction of 2 November earn by %s ₹%s', (today, rupees) => {
    expect(datesOf('2026-11-02', today)[2]).toBe(rupees);
  });

  it.each([
    ['no day', '', 'unknown'],
    ['a day that the calendar does not have', '2026-02-30', 'unknown'],
    ['the leap day of another year', '2027-02-29', 'unknown'],
    ['a text', 'yesterday', 'unknown'],
    ['half of a date', '2026-11', 'unknown'],
    ['tomorrow', '2026-11-24', 'future'],
    ['a year of which the last digits are still to be typed', '0002-11-20', 'early'],
    ['a day before the rule', '2019-10-14', 'early'],
  ])('has no dates for %s', (_, day, kind) => {
    expect(reversalOf(day, on('2026-11-23'), rule)).toEqual({ kind });
  });

  it.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Apia'])(
    'goes by the calendar of the visitor in %s, from midnight to midnight',
    (zone) => {
      vi.stubEnv('TZ', zone);
      for (const time of ['00:00:00', '23:59:59']) {
        const now = new Date(`2026-11-08T${time}`);
        expect(reversalOf('2026-11-09', now, rule)).toEqual({ kind: 'future' });
        expect(reversalOf('2026-11-02', now, rule)).toMatchObject({
          lastDay: new Date('2026-11-07T00:00Z'),
          rupees: 100,
        });
      }
    },
  );

  it('counts a day of 23 hours as a day', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(datesOf('2026-03-02', '2026-03-09')).toEqual(['2026-03-07', '2026-03-08', '200']);
  });
});

describe('dayBefore', () => {
  it.each([
    ['2026-11-10', 0, '2026-11-10'],
    ['2026-12-01', 1, '2026-11-30'],
    ['2028-03-01', 1, '2028-02-29'],
  ])('counts back from %s by %i', (today, daysAgo, day) => {
    expect(dayBefore(on(today), daysAgo)).toBe(day);
  });
});
