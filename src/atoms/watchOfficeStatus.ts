import {
  nextChange,
  type OfficeHours,
  type OfficeStatus,
  officeStatus,
} from '../domain/officeHours';

/** How often to look at the clock in any case, in milliseconds; a sleeping device delays timers. */
const longestWait = 60_000;

/**
 * Tells the office's status by a clock: now, at each change, each minute, and when the page or the
 * device wakes.
 *
 * @returns what ends it.
 */
export function watchOfficeStatus(
  hours: OfficeHours,
  now: () => Date,
  onStatus: (status: OfficeStatus) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const at = now();
    onStatus(officeStatus(at, hours));
    const wait = nextChange(at, hours).getTime() - at.getTime();
    timer = setTimeout(look, Math.min(Math.max(wait, 1), longestWait));
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('focus', look);
  };
}
