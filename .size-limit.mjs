import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, scriptBuilds } from './build/records.mjs';
import { builtPaths, sentFile, shippedPage } from './build/shippedPage.mjs';

const siteDir = 'dist-sandbox';
const inlineDir = 'node_modules/.cache/inline-scripts';

/**
 * The most bytes that each page of the first language may take on the network, brotli where it is
 * text: just above what was reached, so that growth is seen. `inline` is the scripts in the HTML, uncompressed. `app` is the
 * application, which pages with a form load by themselves once they are idle. `images` are those
 * that do not wait for being scrolled to. A page without a row of its own has that of `*`.
 * Room for the menus is not in these figures. 400 bytes of `app` are what a loading error says and shows without a
 * network, which no request could bring then.
 */
const budgets = {
  '/': { html: 22_530, inline: 4_150, app: 177_060, images: 4700 },
  '/about': { html: 27_450, inline: 4_150, app: 180_880, images: 0 },
  '/products/*': { html: 30_030, inline: 4_150, app: 192_100, images: 3400 },
  '/JoinUs': { html: 21_700, inline: 5_490, app: 204_500, images: 3000 },
  '/contact': { html: 21_570, inline: 6_900, app: 205_700, images: 2200 },
  '/help': { html: 26_440, inline: 6_620, app: 181_180, images: 3000 },
  '/terms': { html: 24_800, inline: 5_810, app: 177_830, images: 0 },
  '/privacy': { html: 22_740, inline: 5_810, app: 176_150, images: 0 },
  '/thanks': { html: 15_430, inline: 4_150, app: 163_010, images: 3180 },
  '/404': { html: 13_920, inline: 4_150, app: 162_960, images: 2200 },
  '*': { html: 17_390, inline: 4_150, app: 158_050, images: 3000 },
};

/** What each product takes on every page, since menus and footer list it. */
const eachProduct = { html: 240, app: 250 };

/** What every page has of each language beyond two: its links, its offer and its meta data. */
const furtherLanguage = { html: 190, app: 40 };
const furtherLanguages = languages.length - 2;

const paths = builtPaths(siteDir);
const products = paths.filter((path) => path.startsWith('/products/'));

/**
 * @param {string} path in the first language
 * @returns the name of its row, and what the page may take
 */
function rowOf(path) {
  const name = path.startsWith('/products/') ? '/products/*' : path;
  const [row, budget] = Object.entries(budgets).find(([one]) => one === name) ?? [
    '*',
    budgets['*'],
  ];
  return {
    ...budget,
    html: budget.html + eachProduct.html * products.length,
    app: budget.app + eachProduct.app * products.length,
    row,
  };
}

/** @param {string} path */
function budgetOf(path) {
  const index = languages.findLastIndex(({ prefix }) => `${path}/`.startsWith(`${prefix}/`));
  const { prefix, script } = languages[index] ?? languages[0];
  const budget = rowOf(path.slice(prefix.length) || '/');
  const { fontBytes, translationBytes } = scriptBuilds[script];
  // Digits, punctuation and names are Latin in every script.
  const latin = script === 'Latn' ? 0 : scriptBuilds.Latn.fontBytes;
  const more = index > 0 ? translationBytes : { html: 0, app: 0 };
  return {
    ...budget,
    html: budget.html + more.html + furtherLanguages * furtherLanguage.html,
    app: budget.app + more.app + furtherLanguages * furtherLanguage.app,
    font: latin + fontBytes,
  };
}

const pages = paths.map((path) => ({
  ...shippedPage(siteDir, path),
  budget: budgetOf(path),
}));

/**
 * The compressed copies are counted as they are: the build made them.
 *
 * @param {string} name with the row of `budgets` that holds for it
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
  ...pages.flatMap(({ path, budget, file, fonts, inlineScripts, images, ...page }) => [
    row(`${path} fonts`, fonts, budget.font),
    row(`${path} HTML, budget ${budget.row}`, [file], budget.html),
    {
      name: `${path} inline, budget ${budget.row}`,
      path: inlineFile(path, inlineScripts),
      limit: `${budget.inline} B`,
      brotli: false,
    },
    row(
      `${path} app, at ${page.startsAt}, budget ${budget.row}`,
      [...page.application, ...page.ownScripts],
      budget.app,
    ),
    ...(images.length > 0
      ? [row(`${path} images, budget ${budget.row}`, images, budget.images)]
      : []),
  ]),
];
