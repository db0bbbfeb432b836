import { asNewVisitor, pressNothing, untilQuiet } from '../visitor.mjs';

/**
 * What the page holds in memory, once what is not needed has been thrown away.
 *
 * @param {import('../bench.mjs').Visit} visit
 */
export function memory({ target, route }) {
  return asNewVisitor(async (page) => {
    await page.goto(target.origin + route, { waitUntil: 'load' });
    await untilQuiet(page);
    const atLoad = await held(page);
    /** @type {Record<string, number>} */
    const measured = {
      'JavaScript heap at load, MB': atLoad.megabytes,
      'nodes at load': atLoad.nodes,
    };
    if (target.name !== 'site') return measured;
    await pressNothing(page);
    await untilQuiet(page);
    const hydrated = await held(page);
    return { ...measured, 'JavaScript heap once hydrated, MB': hydrated.megabytes };
  });
}

/** @param {import('puppeteer-core').Page} page */
async function held(page) {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const { JSHeapUsedSize = 0 } = await page.metrics();
  return { megabytes: JSHeapUsedSize / 1e6, nodes };
}
