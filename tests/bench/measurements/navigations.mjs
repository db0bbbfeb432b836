import { inNewTab } from '../tab.mjs';

/** @typedef {import('../tab.mjs').Tab} Tab */

/** Each begins with a page load; every navigation is a tap on a link that leads there. */
const journeys = [
  ['/', '/about', '/contact'],
  ['/products/aadhaar-banking', '/products/micro-atm', '/products/utility-payments'],
];

/** For how many milliseconds a finger that taps stays down. */
export const tapDuration = 80;

/** Milliseconds between the page's first view and the tap. */
const delays = { 'at once': 0, 'after 3 s': 3000 };

/**
 * From the finger lifted off a link to the new heading on the screen, on a slow network: the first navigation of a
 * visit and the next one, tapped at once and after the page has been on the screen for a while.
 *
 * @param {import('../bench.mjs').Visit} visit
 */
export async function navigations({ target, route }) {
  const [start = '/', ...stops] = journeys.find(([first]) => first === route) ?? [];
  /** @type {Record<string, number>} */
  const measured = {};
  for (const [delay, milliseconds] of Object.entries(delays)) {
    await inNewTab(async (tab) => {
      await tab.open(target.slowOrigin + start);
      await arrival(tab, start);
      for (const [index, stop] of stops.entries()) {
        const { took, isPrerendered } = await navigate(tab, stop, milliseconds);
        const which = `${index === 0 ? 'first' : 'next'} navigation ${delay}`;
        measured[`${which}, ms`] = took;
        if (target.name === 'site') measured[`${which}: prerendered, of 1`] = Number(isPrerendered);
      }
    });
  }
  return measured;
}

/**
 * @param {Tab} tab
 * @param {string} path
 * @param {number} delay
 */
async function navigate(tab, path, delay) {
  await until(() => tab.ask(prepare, path));
  await new Promise((resolve) => setTimeout(resolve, delay));
  // What came late may have moved the link.
  const place = await until(() => tab.ask(prepare, path));
  const pressed = await tab.tap(place, tapDuration);
  const { shown, isPrerendered } = await arrival(tab, path);
  return { took: shown - pressed - tapDuration, isPrerendered };
}

/**
 * @param {Tab} tab
 * @param {string} path
 */
function arrival(tab, path) {
  return until(() => tab.ask(shownHeading, path));
}

/**
 * @template Answer
 * @param {() => Promise<Answer | undefined>} ask
 * @returns {Promise<NonNullable<Answer>>}
 */
export async function until(ask) {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('A page did not come within a minute.');
}

/**
 * Runs in the page: where to tap for a path. Where the page goes on by itself, it notes when another
 * heading has come.
 *
 * @param {string} path
 */
export function prepare(path) {
  const link = [...document.querySelectorAll(`a[href="${path}"]`)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (!link) return undefined;
  const before = document.querySelector('h1');
  const text = before?.textContent;
  Object.assign(window, { benchShown: undefined });
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent === text) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => Object.assign(window, { benchShown: Date.now() }));
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Runs in the page: when its heading was on the screen, once it is.
 *
 * @param {string} path
 */
export function shownHeading(path) {
  if (location.pathname !== path || !document.querySelector('h1')) return undefined;
  if ('benchShown' in window) {
    const shown = Number(window.benchShown);
    return shown > 0 ? { shown, isPrerendered: false } : undefined;
  }
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (!paint) return undefined;
  return {
    shown: performance.timeOrigin + paint.startTime,
    isPrerendered: Number(Reflect.get(navigation ?? {}, 'activationStart')) > 0,
  };
}
