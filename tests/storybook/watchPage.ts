import type { Page, Request } from '@playwright/test';

const isLocalTo = (origin: string, url: string) =>
  url.startsWith(origin) || /^(about|blob|data):/.test(url);

/** Notes what should not happen on a page or in a frame of it, and which requests are under way. */
export function watchPage(page: Page, origin: string) {
  let problems: string[] = [];
  const underWay = new Set<Request>();

  page.on('pageerror', (error) => problems.push(`uncaught error: ${error.message}`));
  page.on('console', (message) => {
    // A warning without arguments is the browser's own advice, not that of a script.
    const isWarning = message.type() === 'warning' && message.args().length > 0;
    if (isWarning || message.type() === 'error')
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (isLocalTo(origin, request.url())) underWay.add(request);
    else problems.push(`request to elsewhere: ${request.url()}`);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    if (isLocalTo(origin, request.url()))
      problems.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`request answered ${response.status()}: ${response.url()}`);
  });

  return {
    /** Addresses of the requests that are not answered yet. */
    underWay: () => [...underWay].map((request) => request.url()),
    /** What was noted since the last time. */
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
}
