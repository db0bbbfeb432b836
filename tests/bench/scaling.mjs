/**
 * `npm run bench:scaling`: what a visit and a build cost with 10 and with 100 times as many product
 * pages, made for this run in a copy of the sources. A visit must not cost more, and a build in
 * proportion. Prints one table, writes it to `bench-results`, and asserts nothing. Options: `--times=1,10`, `--runs=5` (of the loading times).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sentBytes, shippedPage } from '../../build/shippedPage.mjs';
import { buildTimes } from './measurements/buildTimes.mjs';
import { simulatedLoad } from './measurements/lighthouseScores.mjs';
import { copyWithProducts, extraPath } from './moreProducts.mjs';
import { writeReport } from './report.mjs';
import { withRetries } from './retries.mjs';
import { serveTargets } from './servers.mjs';
import { markdownTable, withSpread } from './statistics.mjs';
import { browserVersion } from './visitor.mjs';

const siteDir = 'dist-sandbox';
const productPages = 4;

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '1,10,100' },
    runs: { type: 'string', default: '3' },
  },
});
const repository = process.cwd();

/** @type {Map<string, string[]>} */
const rows = new Map();
const factors = options.times.split(',').map(Number);
for (const factor of factors) {
  process.stderr.write(`${factor} × ${productPages} product pages\n`);
  const folder = mkdtempSync(join(tmpdir(), 'saralpay-scaling-'));
  try {
    copyWithProducts(folder, (factor - 1) * productPages);
    process.chdir(folder);
    for (const [name, cell] of await measure(factor)) {
      rows.set(name, [...(rows.get(name) ?? []), cell]);
    }
  } finally {
    process.chdir(repository);
    rmSync(folder, { recursive: true });
  }
}

writeReport({
  name: 'scaling',
  conditions: [await browserVersion(), `${options.runs} runs of the loading times`],
  table: markdownTable(
    ['measure', ...factors.map((factor) => `${factor * productPages} product pages`)],
    [...rows].map(([name, cells]) => [name, ...cells]),
  ),
});

/**
 * @param {number} factor
 * @returns {Promise<[string, string][]>}
 */
async function measure(factor) {
  const times = Object.entries(buildTimes());
  const product = factor === 1 ? '/products/micro-atm' : extraPath(1);
  const pages = [
    { name: 'Home', path: '/' },
    { name: 'a product page', path: product },
    { name: 'Join', path: '/JoinUs' },
  ];
  /** @type {[string, string][]} */
  const cells = times.map(([name, seconds]) => [name, seconds.toFixed(1)]);
  for (const { name, path } of pages) {
    const { file, inlineScripts, application, ownScripts } = shippedPage(siteDir, path);
    const inline = inlineScripts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    cells.push(
      [`HTML of ${name}, bytes`, String(sentBytes(siteDir, [file]))],
      [`script in the HTML of ${name}, bytes unpacked`, String(inline)],
      [
        `application on ${name}, bytes`,
        String(sentBytes(siteDir, [...application, ...ownScripts])),
      ],
    );
  }
  const loading = await loadingTimes(pages);
  return [...cells, ...loading];
}

/**
 * @param {{ name: string, path: string }[]} pages
 * @returns {Promise<[string, string][]>}
 */
async function loadingTimes(pages) {
  const { targets, stop } = await serveTargets({ site: siteDir }, ['site']);
  /** @type {Map<string, number[]>} */
  const times = new Map();
  try {
    for (let run = 0; run < Number(options.runs); run += 1) {
      for (const { name, path } of pages) {
        for (const target of targets) {
          const { audits } = await withRetries(() => simulatedLoad(target.origin + path));
          const lcp = audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
          const row = `LCP of ${name}, simulated, ms`;
          times.set(row, [...(times.get(row) ?? []), lcp]);
        }
      }
    }
  } finally {
    stop();
  }
  return [...times].map(([name, values]) => [name, withSpread(values)]);
}
