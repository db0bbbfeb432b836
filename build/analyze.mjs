/**
 * `npm run analyze`: which packages the scripts of the site are made of, for each script and for each
 * page, and every other file, as tables; and, in full, as a report to open in a browser.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import Sonda from 'sonda/vite';
import { createBuilder, perEnvironmentPlugin } from 'vite';
import { builtPaths, shippedPage } from './shippedPage.mjs';

const folder = 'node_modules/.cache/analyze';
const siteDir = `${folder}/analyzed-site`;

/** @typedef {{ raw: number, brotli: number }} Size */

const builder = await createBuilder({
  mode: 'sandbox',
  logLevel: 'warn',
  build: { outDir: siteDir, sourcemap: true },
  plugins: [
    // The server's build has a report of no interest.
    perEnvironmentPlugin('analyze', ({ name }) =>
      name === 'client'
        ? Sonda({
            format: ['html', 'json'],
            filename: 'report',
            outputDir: folder,
            brotli: true,
            include: [/\.js$/],
          })
        : false,
    ),
  ],
});
await builder.buildApp();

/** @type {import('sonda').JsonReport} */
const report = JSON.parse(readFileSync(`${folder}/report.json`, 'utf8'));

/** Of each script, by its name: the size of each package in it. */
const scripts = new Map(
  readdirSync(`${siteDir}/static/js`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, packagesIn(file)]),
);

/** @param {string} file name of a script */
function packagesIn(file) {
  /** @type {Map<string, Size>} */
  const packages = new Map();
  for (const resource of report.resources) {
    if (resource.kind !== 'chunk' || !resource.parent.endsWith(file)) continue;
    add(packages, packageOf(resource.name), {
      raw: resource.uncompressed,
      brotli: resource.brotli,
    });
  }
  return packages;
}

/** @param {string} source */
function packageOf(source) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  const [, layer] = /(?:^|\/)(src\/[^/]+)\//.exec(source) ?? [];
  return name ?? layer ?? 'glue of the bundler';
}

/**
 * @param {Map<string, Size>} sizes
 * @param {string} name
 * @param {Size} size
 */
function add(sizes, name, { raw, brotli }) {
  const before = sizes.get(name) ?? { raw: 0, brotli: 0 };
  sizes.set(name, { raw: before.raw + raw, brotli: before.brotli + brotli });
}

/** @param {Iterable<Map<string, Size>>} parts */
function together(parts) {
  /** @type {Map<string, Size>} */
  const sum = new Map();
  for (const part of parts) for (const [name, size] of part) add(sum, name, size);
  return sum;
}

/**
 * @param {string} title
 * @param {Map<string, Size>} packages
 */
function printTable(title, packages) {
  const rows = [...packages].sort(([, a], [, b]) => b.brotli - a.brotli);
  const total = rows.reduce(
    (sum, [, { raw, brotli }]) => ({ raw: sum.raw + raw, brotli: sum.brotli + brotli }),
    { raw: 0, brotli: 0 },
  );
  process.stdout.write(`\n### ${title}\n\n| package | brotli kB | raw kB |\n|---|--:|--:|\n`);
  for (const [name, { raw, brotli }] of [...rows, /** @type {const} */ (['**all**', total])]) {
    process.stdout.write(`| ${name} | ${inKilobytes(brotli)} | ${inKilobytes(raw)} |\n`);
  }
}

/**
 * One column for each page: a package that only some pages have stands out.
 *
 * @param {{ path: string, packages: Map<string, Size> }[]} pages
 */
function printPages(pages) {
  const line = (/** @type {string[]} */ cells) =>
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  process.stdout.write('\n## By page, once it is brought to life (brotli kB)\n\n');
  line(['package', ...pages.map(({ path }) => path)]);
  line(['---', ...pages.map(() => '--:')]);
  const all = [...together(pages.map(({ packages }) => packages))];
  for (const [name] of all.sort(([, a], [, b]) => b.brotli - a.brotli)) {
    line([name, ...pages.map(({ packages }) => inKilobytes(packages.get(name)?.brotli ?? 0))]);
  }
  for (const measure of /** @type {const} */ (['brotli', 'raw'])) {
    const sums = pages.map(({ packages }) =>
      [...packages.values()].reduce((sum, size) => sum + size[measure], 0),
    );
    line([`**all, ${measure}**`, ...sums.map(inKilobytes)]);
  }
}

/** Every file that is neither a script nor a copy of another file in fewer bytes. */
function printOtherFiles() {
  const files = readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(js|map|br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file: relative(siteDir, file), bytes: statSync(file).size }))
    .sort((a, b) => b.bytes - a.bytes);
  process.stdout.write('\n## Other files\n\n| file | kB |\n|---|--:|\n');
  for (const { file, bytes } of files) {
    process.stdout.write(`| ${file} | ${inKilobytes(bytes)} |\n`);
  }
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

process.stdout.write('\n## By script\n');
for (const [name, packages] of scripts) printTable(name, packages);
printPages(
  builtPaths(siteDir).map((path) => {
    const { application, ownScripts } = shippedPage(siteDir, path);
    const parts = [...application, ...ownScripts].map(
      (file) => scripts.get(basename(file)) ?? new Map(),
    );
    return { path, packages: together(parts) };
  }),
);
printOtherFiles();
process.stdout.write(`\nIn full: ${folder}/report.html\n`);
