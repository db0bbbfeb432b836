import type { createBrowserRouter } from 'react-router-dom';
import { whenIdle } from './whenIdle';

type ReportedRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Reports which pages are opened, by path alone, each time the page is idle. What a person typed is
 * never part of a report.
 */
export function reportUsage(router: ReportedRouter, address: string) {
  let reported = '';
  const report = (path: string) => {
    if (path === reported) return;
    reported = path;
    whenIdle(() => navigator.sendBeacon(address, JSON.stringify({ path })));
  };
  report(router.state.location.pathname);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') report(location.pathname);
  });
}
