import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Reports which pages are opened, by path alone, to the address of `VITE_USAGE_ADDRESS`, once the
 * page is idle. Without an address it does nothing; what a person typed is never part of a report.
 */
export function reportUsage(router: Router) {
  const address = import.meta.env.VITE_USAGE_ADDRESS;
  if (!address) return;
  const whenIdle = window.requestIdleCallback ?? ((report: () => void) => setTimeout(report, 1));
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
