import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPaths, sentFile, shippedPage } from './build/shippedPage.mjs';

const siteDir = 'dist-sandbox';
const inlineDir = 'node_modules/.cache/inline-scripts';

/**
 * The most bytes that each page may take on the network, brotli where it is text: just above what
 * was reached, so that growth is seen. `starter` is the script in the HTML, which is all that runs
 * before the visitor does anything, uncompressed. `app` is what brings the page to life
 * when it is wanted. `pictures` are those that do not wait for being scrolled to.
 */
const budgets = {
  '/': { html: 17_400, starter: 2000, app: 155_500, pictures: 4400 },
  '/about': { html: 23_700, starter: 2000, app: 161_500, pictures: 0 },
  '/products/aadhaar-banking': { html: 16_100, starter: 2000, app: 157_000, pictures: 1600 },
  '/products/micro-atm': { html: 15_700, starter: 2000, app: 157_000, pictures: 1200 },
  '/products/utility-payments': { html: 15_700, starter: 2000, app: 157_000, pictures: 2100 },
  '/products/travel-services': { html: 15_700, starter: 2000, app: 157_000, pictures: 2100 },
  '/JoinUs': { html: 16_200, starter: 2000, app: 181_500, pictures: 3000 },
  '/contact': { html: 16_200, starter: 2000, app: 185_000, pictures: 2000 },
  '/terms': { html: 19_100, starter: 2000, app: 158_000, pictures: 0 },
  '/privacy': { html: 17_800, starter: 2000, app: 157_000, pictures: 0 },
  '/thanks': { html: 12_600, starter: 2000, app: 150_000, pictures: 2800 },
  '/404': { html: 12_300, starter: 2000, app: 150_000, pictures: 1800 },
};

/** Every page asks for the same font. */
const fontBudget = 25_500;

const unlisted = builtPaths(siteDir).filter((path) => !(path in budgets));
if (unlisted.length > 0) throw new Error(`Pages without a byte budget: ${unlisted.join(', ')}`);

const pages = Object.entries(budgets).map(([path, budget]) => ({
  ...shippedPage(siteDir, path),
  budget,
}));

/**
 * The compressed copies are counted as they are: the build made them.
 *
 * @param {string} name
 * @param {string[]} files below the site's root
 * @param {number} bytes
 */
function row(name, files, bytes) {
  const path = files.map((file) => sentFile(join(siteDir, file)));
  return { name, path, limit: `${bytes} B`, brotli: false };
}

/**
 * What stands in a page's HTML, as a file to be weighed.
 *
 * @param {string} page
 * @param {string[]} scripts
 */
function inlineFile(page, scripts) {
  mkdirSync(inlineDir, { recursive: true });
  const file = join(inlineDir, `${page.replaceAll('/', '_')}.js`);
  writeFileSync(file, scripts.join('\n'));
  return file;
}

export default [
  row('font', [...new Set(pages.flatMap(({ fonts }) => fonts))], fontBudget),
  ...pages.flatMap(({ path, budget, file, inlineScripts, pictures, ...page }) => [
    row(`${path} HTML`, [file], budget.html),
    {
      name: `${path} starter`,
      path: inlineFile(path, inlineScripts),
      limit: `${budget.starter} B`,
      brotli: false,
    },
    row(`${path} app, at ${page.startsAt}`, [...page.application, ...page.ownScripts], budget.app),
    ...(pictures.length > 0 ? [row(`${path} pictures`, pictures, budget.pictures)] : []),
  ]),
];
