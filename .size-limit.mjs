import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageModules } from './build/shipped/pageModules.mjs';
import { htmlFile, sentFile, shippedPage } from './build/shipped/shippedPage.mjs';

const siteDir = 'dist-sandbox';
const inlineDir = 'node_modules/.cache/inline-scripts';

/**
 * The most bytes that each page may take on the network, brotli where it is text: just above what
 * was reached, so that growth is seen. `starter` is the script in the HTML, which is all that runs
 * before the visitor does anything, uncompressed. `app` is what brings the page to life, then or,
 * on a page with a form, by itself. `pictures` are those that do not wait for being scrolled to.
 */
const budgets = {
  '/': { html: 20_000, starter: 1400, app: 156_500, pictures: 4500 },
  '/about': { html: 26_600, starter: 1400, app: 162_500, pictures: 0 },
  '/products/aadhaar-banking': { html: 18_500, starter: 1400, app: 158_000, pictures: 1700 },
  '/products/micro-atm': { html: 18_100, starter: 1400, app: 158_000, pictures: 1700 },
  '/products/utility-payments': { html: 18_100, starter: 1400, app: 158_000, pictures: 2200 },
  '/products/travel-services': { html: 18_100, starter: 1400, app: 158_000, pictures: 2200 },
  '/JoinUs': { html: 18_900, starter: 1400, app: 199_500, pictures: 3000 },
  '/contact': { html: 18_900, starter: 1400, app: 202_000, pictures: 2000 },
  '/terms': { html: 21_400, starter: 1400, app: 159_000, pictures: 0 },
  '/privacy': { html: 20_200, starter: 1400, app: 158_000, pictures: 0 },
  '/thanks': { html: 15_000, starter: 1400, app: 151_000, pictures: 2900 },
  '/404': { html: 14_700, starter: 1400, app: 151_000, pictures: 1900 },
};

/** Every page asks for the same font. */
const fontBudget = 44_500;

const pages = Object.entries(budgets).map(([path, budget]) => {
  const module = pageModules[path];
  if (!module) throw new Error(`The module of ${path} is not known.`);
  return { ...shippedPage(siteDir, path, module), budget };
});

const built = readdirSync(siteDir, { recursive: true, encoding: 'utf8' });
const listed = new Set(Object.keys(budgets).map(htmlFile));
const unlisted = built.filter((file) => file.endsWith('.html') && !listed.has(file));
if (unlisted.length > 0) throw new Error(`Pages without a byte budget: ${unlisted.join(', ')}`);

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
  ...pages.flatMap(({ path, budget, file, inlineScripts, hasForm, appScripts, pictures }) => [
    row(`${path} HTML`, [file], budget.html),
    {
      name: `${path} starter`,
      path: inlineFile(path, inlineScripts),
      limit: `${budget.starter} B`,
      brotli: false,
    },
    row(`${path} app, ${hasForm ? 'by itself' : 'on intent'}`, appScripts, budget.app),
    ...(pictures.length > 0 ? [row(`${path} pictures`, pictures, budget.pictures)] : []),
  ]),
];
