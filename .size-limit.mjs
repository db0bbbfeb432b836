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
 * that do not wait for being scrolled to.
 */
const budgets = {
  '/': { html: 18_600, inline: 3_300, app: 156_000, images: 4400 },
  '/about': { html: 24_700, inline: 3_300, app: 162_000, images: 0 },
  '/products/aadhaar-banking': { html: 17_200, inline: 3_300, app: 157_500, images: 1600 },
  '/products/micro-atm': { html: 16_800, inline: 3_300, app: 157_500, images: 1200 },
  '/products/utility-payments': { html: 16_800, inline: 3_300, app: 157_500, images: 2100 },
  '/products/travel-services': { html: 16_800, inline: 3_300, app: 157_500, images: 2100 },
  '/JoinUs': { html: 17_600, inline: 4_300, app: 182_500, images: 3000 },
  '/contact': { html: 18_850, inline: 6_200, app: 187_000, images: 2000 },
  '/terms': { html: 20_300, inline: 3_950, app: 158_500, images: 0 },
  '/privacy': { html: 19_200, inline: 3_950, app: 157_500, images: 0 },
  '/thanks': { html: 13_550, inline: 3_300, app: 150_500, images: 2800 },
  '/404': { html: 13_350, inline: 3_300, app: 150_500, images: 1800 },
};

/** What every page has of each language beyond two: its links, its offer and its meta data. */
const furtherLanguage = { html: 110, app: 110 };
const furtherLanguages = languages.length - 2;

/** @param {string} path */
function budgetOf(path) {
  const index = languages.findLastIndex(({ prefix }) => `${path}/`.startsWith(`${prefix}/`));
  const { prefix, script } = languages[index] ?? languages[0];
  const original = path.slice(prefix.length) || '/';
  const budget = Object.entries(budgets).find(([known]) => known === original)?.[1];
  if (!budget) throw new Error(`A page without a byte budget: ${path}`);
  const { fontBytes, translationBytes } = scriptBuilds[script];
  // Digits, punctuation and names are Latin in every script.
  const latin = script === 'Latn' ? 0 : scriptBuilds.Latn.fontBytes.text;
  const more = index > 0 ? translationBytes : { html: 0, app: 0 };
  return {
    ...budget,
    html: budget.html + more.html + furtherLanguages * furtherLanguage.html,
    app: budget.app + more.app + furtherLanguages * furtherLanguage.app,
    font: latin + fontBytes.text,
  };
}

const pages = builtPaths(siteDir).map((path) => ({
  ...shippedPage(siteDir, path),
  budget: budgetOf(path),
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
  ...pages.flatMap(({ path, budget, file, fonts, inlineScripts, images, ...page }) => [
    row(`${path} fonts`, fonts, budget.font),
    row(`${path} HTML`, [file], budget.html),
    {
      name: `${path} inline`,
      path: inlineFile(path, inlineScripts),
      limit: `${budget.inline} B`,
      brotli: false,
    },
    row(`${path} app, at ${page.startsAt}`, [...page.application, ...page.ownScripts], budget.app),
    ...(images.length > 0 ? [row(`${path} images`, images, budget.images)] : []),
  ]),
];
