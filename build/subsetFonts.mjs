/**
 * Makes the two font files that the site ships from the complete Anek Latin.
 * Run it again with `node build/subsetFonts.mjs` after the font package or the character list
 * changes; the results are kept beside the theme, so an ordinary build does not need this step.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const outputFolder = new URL('../src/theme/fonts/', import.meta.url);

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** What the theme may ask for: text at 400 and width 100, headlines up to 750 and down to 80. */
const variationAxes = { wght: { min: 400, max: 750 }, wdth: { min: 80, max: 100 } };

const files = [
  {
    source: 'anek-latin-latin-wdth-normal.woff2',
    target: 'anek-latin.woff2',
    // The font has no arrow: an arrow on the site is drawn, never typed.
    characters: `${basicLatin}\u00a0©°·×é–—‘’“”•…−`,
    // Kerning for headlines, equal widths for columns of figures; fractions and ligatures stay out.
    options: { keepFeatures: ['kern', 'tnum'], noHinting: true },
    mostBytes: 45_000,
  },
  {
    // The rupee sign stands in another file of the package, and two files cannot be joined here.
    source: 'anek-latin-latin-ext-wdth-normal.woff2',
    target: 'anek-latin-rupee.woff2',
    characters: '₹',
    options: { keepFeatures: [], noHinting: true, dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT'] },
    mostBytes: 2_000,
  },
];

await mkdir(outputFolder, { recursive: true });

for (const { source, target, characters, options, mostBytes } of files) {
  const complete = await readFile(resolve(`@fontsource-variable/anek-latin/files/${source}`));
  const settings = { targetFormat: /** @type {const} */ ('woff2'), variationAxes, ...options };
  const subset = await subsetFont(complete, characters, settings);
  if (subset.length > mostBytes) {
    throw new Error(`${target} has ${subset.length} bytes; at most ${mostBytes} are allowed.`);
  }
  await writeFile(new URL(target, outputFolder), subset);
  process.stdout.write(`${target}: ${subset.length} bytes\n`);
}
