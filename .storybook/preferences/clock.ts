import MockDate from 'mockdate';
import { company } from '../../src/content/en/company';

const { opens, closes } = company.officeHours;

/** Days of the week of 4 March 2026, a Wednesday. */
const day = { wednesday: 4, saturday: 7, sunday: 8 } as const;

/** A moment of the device's own calendar, as the office hours are read by the visitor's clock. */
const local = (dayOfMarch: number, hour: number, minute = 0) =>
  new Date(2026, 2, dayOfMarch, 0, hour * 60 + minute);

/** The moments that the toolbar's clock can stand at. `device` is the visitor's own clock, running. */
export const moments = {
  morning: { title: 'Working morning', time: local(day.wednesday, 10, 30) },
  beforeOpening: { title: 'A minute before opening', time: local(day.wednesday, opens, -1) },
  opening: { title: 'At opening', time: local(day.wednesday, opens) },
  beforeClosing: { title: 'A minute before closing', time: local(day.wednesday, closes, -1) },
  closing: { title: 'At closing', time: local(day.wednesday, closes) },
  saturday: { title: 'Saturday', time: local(day.saturday, 12) },
  sunday: { title: 'Sunday night', time: local(day.sunday, 23) },
  device: { title: 'Device clock', time: undefined },
} as const satisfies Record<string, { title: string; time: Date | undefined }>;

export type MomentName = keyof typeof moments;

/** Lets `Date` stand at the moment, and timers run on. Answers with what gives the device's clock back. */
export function setClock(name: MomentName) {
  const { time } = moments[name];
  // The device's clock is left as it is found: a story may have set one of its own.
  if (!time) return () => undefined;
  MockDate.set(time);
  return resetClock;
}

/** Gives the device's clock back. */
export function resetClock() {
  MockDate.reset();
}
