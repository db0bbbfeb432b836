import { asNewVisitor, pressNothing, untilQuiet } from '../visitor.mjs';

/** What a browser tells of tasks begins at this length; below it none is long. */
const shortestLongTask = 50;

/**
 * The longest task on a processor slowed down to a quarter: while the page loads, and when a key
 * has it hydrated.
 *
 * @param {import('../bench.mjs').Visit} visit
 */
export function longestTask({ target, route }) {
  return asNewVisitor(
    async (page) => {
      await page.goto(target.origin + route, { waitUntil: 'load' });
      await untilQuiet(page);
      const atLoad = await page.evaluate(longestSoFar);
      /** @type {Record<string, number>} */
      const measured = { 'longest task at load, ms': Math.max(atLoad, shortestLongTask) };
      if (target.name !== 'site') return measured;
      await pressNothing(page);
      await untilQuiet(page);
      const all = await page.evaluate(longestSoFar);
      return { ...measured, 'longest task of the visit, ms': Math.max(all, shortestLongTask) };
    },
    [watchTasks],
  );
}

function watchTasks() {
  /** @type {number[]} */
  const tasks = [];
  Object.assign(window, { benchTasks: tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** @returns {number} */
function longestSoFar() {
  return Math.max(0, ...Reflect.get(window, 'benchTasks'));
}
