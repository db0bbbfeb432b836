import lighthouse from 'lighthouse';

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
export async function lighthouseScores({ browser, target, route, isFirst }) {
  const url = target.origin + route;
  const asksAll = isFirst && target.name === 'site';
  const reports = {
    simulated: await simulatedLoad(browser, url, asksAll ? everyCategory : onlyCategories),
    applied: await load(browser, url, { throttlingMethod: 'devtools', onlyCategories }),
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
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url
 * @param {string[]} [categories] performance alone where none are named
 */
export function simulatedLoad(browser, url, categories = onlyCategories) {
  return load(browser, url, { throttlingMethod: 'simulate', onlyCategories: categories });
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url
 * @param {import('lighthouse').Flags} flags
 */
async function load(browser, url, flags) {
  const port = Number(new URL(browser.wsEndpoint()).port);
  /** @type {string | undefined} */
  let failure;
  // On a busy machine Lighthouse misses a load now and then, and asks to be run again.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      formFactor: 'mobile',
      ...flags,
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    failure = result?.lhr.runtimeError?.message;
  }
  throw new Error(`Lighthouse failed on ${url}: ${failure}`);
}
