/**
 * Reports which pages are opened, by path alone, each time the page is idle: this one, and those that
 * the application opens within it. What a person typed is never part of a report, nor is a cookie: a
 * beacon would send those that the visitor has of the host, and take new ones.
 */
export function reportUsage(address: string): void {
  let reported = '';
  const report = () => {
    const path = window.location.pathname;
    if (path === reported) return;
    reported = path;
    // Not by `whenIdle.ts`, whose file is that of the application.
    (window.requestIdleCallback ?? setTimeout)(() => {
      fetch(address, {
        method: 'POST',
        body: JSON.stringify({ path }),
        credentials: 'omit',
        mode: 'no-cors',
        // The visitor may leave meanwhile.
        keepalive: true,
      }).catch(() => undefined);
    });
  };
  report();
  window.addEventListener('app:arrival', report);
}
