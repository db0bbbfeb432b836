import { setTimeout as wait } from 'node:timers/promises';
import { inNewTab } from './tab.mjs';
import { pageFile, sizeOf } from './targets.mjs';

/** So long without another request makes a page idle, in milliseconds. */
const idleTime = 3000;

/**
 * Two loads of a page: without any interaction until it is idle, and hydrated by a key as soon as it is
 * loaded. Sizes are those of the files, as the browser tells others of what a service worker serves.
 *
 * @param {import('./servers.mjs').ServedTarget} target
 * @param {string} route
 */
export async function load({ name, slowOrigin }, route) {
  const html = sizeOf(name, pageFile(route));
  /** @param {string[]} files */
  const sentBytes = (files) => files.reduce((sum, file) => sum + sizeOf(name, file).sent, 0);
  const figures = await inNewTab(slowOrigin + route, async (tab) => {
    const { scripts, requests, largestPaint, blockingTime } = await untilIdle(tab);
    return {
      'HTML compressed, kB': html.sent / 1000,
      'HTML plain, kB': html.plain / 1000,
      'LCP, ms': largestPaint,
      'blocking time until idle, ms': blockingTime,
      'requests until idle': requests,
      'scripts until idle, files': scripts.length,
      'scripts until idle, kB': sentBytes(scripts) / 1000,
      'JS heap when idle, MB': await heap(tab),
    };
  });
  if (name === 'limit') return figures;
  return inNewTab(slowOrigin + route, async (tab) => {
    await tab.ask(pageState);
    const session = await tab.session();
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Shift' });
    await tab.ask(() => document.documentElement.dataset.app === 'ready');
    const { scripts } = await tab.ask(pageState);
    return {
      ...figures,
      'scripts until hydrated, files': scripts.length,
      'scripts until hydrated, kB': sentBytes(scripts) / 1000,
      'JS heap when hydrated, MB': await heap(tab),
    };
  });
}

/** @param {import('./tab.mjs').Tab} tab */
async function untilIdle(tab) {
  let before = 0;
  for (;;) {
    const state = await tab.ask(pageState);
    if (state.requests === before) return state;
    before = state.requests;
    await wait(idleTime);
  }
}

/**
 * What is left in the heap after a garbage collection, in megabytes.
 *
 * @param {import('./tab.mjs').Tab} tab
 */
async function heap(tab) {
  const session = await tab.session();
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/**
 * Runs in the page, once that is loaded. The requests are its own: neither the service worker's nor those for
 * the next pages.
 */
function pageState() {
  if (document.readyState !== 'complete') return undefined;
  /** @param {string} type */
  const entriesOf = (type) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  // The hydration loader fetches each script before it runs it.
  const urls = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const paths = [...urls].map((url) => new URL(url).pathname);
  return {
    requests: 1 + paths.length,
    scripts: paths.filter((path) => path.endsWith('.js')),
    largestPaint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blockingTime: entriesOf('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}
