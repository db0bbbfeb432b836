import lighthouse from 'lighthouse';
import { inNewBrowser } from '../visitor.mjs';

const audits = /** @type {const} */ ([
  ['LCP', ', ms', 'largest-contentful-paint'],
  ['TBT', ', ms', 'total-blocking-time'],
  ['CLS', '', 'cumulative-layout-shift'],
]);

const everyCategory = ['performance', 'accessibility', 'best-practices', 'seo'];
const onlyCategories = ['performance'];

/**
 * Lighthouse on its slow phone and slow 4G, twice: calculated from an unhindered load, as it does by
 * default, and with the network and the processor really slowed down.
 *
 * @param {import('../bench.mjs').Visit} visit
 */
export async function lighthouseScores({ target, route, isFirst }) {
  const url = target.origin + route;
  const asksAll = isFirst && target.name === 'site';
  const reports = {
    simulated: await simulatedLoad(url, asksAll ? everyCategory : onlyCategories),
    applied: await load(url, { throttlingMethod: 'devtools', onlyCategories }),
  };
  /** @type {Record<string, number>} */
  const measured = {};
  for (const [name, report] of Object.entries(reports)) {
    for (const [measure, unit, audit] of audits) {
      measured[`${measure} ${name}${unit}`] = report.audits[audit]?.numericValue ?? Number.NaN;
    }
    for (const { id, score } of Object.values(report.categories)) {
      const measure = id === 'performance' ? `score ${id}, ${name}` : `score ${id}`;
      measured[measure] = Math.round((score ?? 0) * 100);
    }
  }
  return measured;
}

/**
 * @param {string} url
 * @param {string[]} [categories] performance alone where none are named
 */
export function simulatedLoad(url, categories = onlyCategories) {
  return load(url, { throttlingMethod: 'simulate', onlyCategories: categories });
}

/**
 * @param {string} url
 * @param {import('lighthouse').Flags} flags
 */
function load(url, flags) {
  return inNewBrowser(async (browser) => {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const common = /** @type {const} */ ({ port, logLevel: 'error', formFactor: 'mobile' });
    const result = await lighthouse(url, { ...common, ...flags });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    return result.lhr;
  });
}
