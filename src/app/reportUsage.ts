import { whenIdle } from './whenIdle';

/**
 * Reports which pages are opened, by path alone, each time the page is idle: this one, and those that
 * the application opens within it. What a person typed is never part of a report.
 */
export function reportUsage(address: string): void {
  let reported = '';
  const report = () => {
    const path = window.location.pathname;
    if (path === reported) return;
    reported = path;
    whenIdle(() => navigator.sendBeacon(address, JSON.stringify({ path })));
  };
  report();
  window.addEventListener('app:arrival', report);
}
