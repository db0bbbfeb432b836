import { inNewTab } from './tab.mjs';

/** A page, and one that it links to. */
const goals = new Map([
  ['/', '/about'],
  ['/products/aadhaar-banking', '/products/micro-atm'],
]);

/** Milliseconds between the first paint and the tap. */
const delays = { 'at once': 0, 'after 3 s': 3000 };

/**
 * The first navigation of a visit: from the finger lifted off a link to the paint of the next page's
 * heading.
 *
 * @param {import('./servers.mjs').ServedTarget} target
 * @param {string} route
 */
export async function navigation(target, route) {
  const goal = goals.get(route) ?? '/';
  /** @type {Record<string, number>} */
  const figures = {};
  for (const [name, delay] of Object.entries(delays)) {
    await inNewTab(target.slowOrigin + route, async (tab) => {
      await tab.ask(watchHeading);
      const tapped = await tab.tap(`a[href="${goal}"]`, delay);
      const { shown, isPrerendered } = await tab.arrival(goal);
      figures[`first navigation ${name}, ms`] = shown - tapped;
      figures[`first navigation ${name}: prerendered, of 1`] = Number(isPrerendered);
    });
  }
  return figures;
}

/** Runs in the page, which may go on without loading another: notes when another heading is painted. */
function watchHeading() {
  const first = document.querySelector('h1')?.textContent;
  Object.assign(window, { benchShown: undefined });
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent === first) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => Object.assign(window, { benchShown: Date.now() }));
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return true;
}
