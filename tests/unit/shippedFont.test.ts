import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/content/languages';
import characters from '../../src/theme/fonts/characters.json';
import {
  namesFontBytes,
  type Script,
  scriptBuilds,
  scriptFonts,
  scripts,
} from '../../src/theme/scripts';
import { fontCodePoints } from './fontCodePoints';

const fontsFolder = new URL('../../src/theme/fonts/', import.meta.url);
const font = readFileSync(new URL('anek-latin.woff2', fontsFolder));

const modules = import.meta.glob(
  ['../../src/content/*/**/*.ts', '!**/language.ts', '!**/site.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>('../../src/{brand,content}/*/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Said where the content has letters that a font was not cut for. */
const cutAnew = 'Run `npm run fonts`, which cuts the fonts for the content.';

/** The files of the languages in a script. */
function filesIn<File>(files: Record<string, File>, script: Script): File[] {
  const folders = languages
    .filter((language) => language.script === script)
    .map(({ code }) => `/${code}/`);
  return Object.entries(files)
    .filter(([path]) => folders.some((folder) => path.includes(folder)))
    .map(([, file]) => file);
}

const namesIn = (script: Script) =>
  languages
    .filter((language) => language.script === script)
    .map((language) => `${language.name}${'offer' in language ? language.offer : ''}`)
    .join('');

const asCharacters = (codePoints: Iterable<number>) =>
  [...codePoints].map((codePoint) => String.fromCodePoint(codePoint)).join('');

/** Every character of a range as `unicode-range` writes it: `U+2022`, `U+0020-007E`. */
function charactersOf(range: string): string {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return asCharacters(Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

describe('the shipped font', () => {
  it('is not larger than its record allows', () => {
    expect(font.length).toBeLessThanOrEqual(scriptBuilds.Latn.fontBytes);
  });

  it('has exactly the characters that the page asks it for', () => {
    expect(asCharacters(fontCodePoints(font))).toBe(characters.map(charactersOf).join(''));
  });

  it('has every character of the content', () => {
    const content = JSON.stringify([namesIn('Latn'), filesIn(modules, 'Latn')]).replaceAll(
      '\\n',
      '',
    );
    const known = fontCodePoints(font);
    const unknown = [...new Set(content)].filter((sign) => !known.has(sign.codePointAt(0) ?? 0));
    expect(content).toContain('₹');
    expect(unknown, cutAnew).toEqual([]);
  });
});

const clusterLists = import.meta.glob<string[]>('../../src/theme/fonts/*.json', {
  eager: true,
  import: 'default',
});

const isScript = (name: string): name is Script => name in scripts;

/** Scripts of shipped languages whose fonts have the clusters of the messages alone. */
const subsetScripts = Object.keys(scripts)
  .filter(isScript)
  .filter((script) => languages.some((language) => language.script === script))
  .flatMap((script) => {
    const { lineHeights } = scripts[script];
    const { fontBytes, subset } = scriptBuilds[script];
    const url = scriptFonts[script]().fonts.at(-1)?.url;
    return subset && url ? [{ script, lineHeights, fontBytes, ...subset, url }] : [];
  });

describe.each(subsetScripts)(
  'the font of $script',
  ({ script, lineHeights, fontBytes, cluster, clusters, url }) => {
    const file = readFileSync(new URL(url.split('/').at(-1) ?? '', fontsFolder));
    const made = clusterLists[`../../src/theme/fonts/${clusters}`] ?? [];

    it('is not larger than its record allows, nor than 60 kB', () => {
      expect(file.length).toBeLessThanOrEqual(Math.min(fontBytes, 60 * 1024));
    });

    it('was made from the words that the site has', () => {
      const texts = filesIn(sources, script);
      const used = new Set(texts.flatMap((text) => text.match(new RegExp(cluster, 'g')) ?? []));
      expect(used.size).toBeGreaterThan(100);
      const known = new Set(made);
      expect(
        [...used].filter((syllable) => !known.has(syllable)),
        cutAnew,
      ).toEqual([]);
    });

    it('has each letter and sign of them', () => {
      const known = fontCodePoints(file);
      const letters = new Set(made.join(''));
      expect([...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    });

    it('cuts no cluster, and none reaches the line below it', async () => {
      const complete = new Uint8Array(await subsetFont(file, made.join(''), headline));
      const face = new harfbuzz.Face(new harfbuzz.Blob(complete.buffer));
      const shaped = new harfbuzz.Font(face);
      const reaches = made.map((syllable) => reachOf(shaped, syllable, face.upem));
      const above = Math.max(...reaches.map(({ top }) => top));
      const below = Math.max(...reaches.map(({ bottom }) => bottom));
      for (const [style, lineHeight] of Object.entries(lineHeights)) {
        // Digits stand alone in a figure, and they are Latin.
        if (style === 'figure') continue;
        expect(Math.round((above + below) * 100) / 100, style).toBeLessThanOrEqual(lineHeight);
      }
    });
  },
);

const headline = { targetFormat: 'truetype', variationAxes: { wght: 720 } } as const;

/** How far a cluster reaches above and below its baseline, in em. */
function reachOf(shaped: harfbuzz.Font, cluster: string, upem: number) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(cluster);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaped, buffer);
  const positions = buffer.getGlyphPositions();
  const heights = buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
    const lift = positions[index]?.yOffset ?? 0;
    const numbers = shaped.glyphToPath(codepoint).match(/-?[\d.]+/g) ?? [];
    return numbers.flatMap((number, place) => (place % 2 === 1 ? Number(number) + lift : []));
  });
  return { top: Math.max(0, ...heights) / upem, bottom: -Math.min(0, ...heights) / upem };
}

describe('the font of the names of languages', () => {
  it('is small, and has the names', () => {
    const names = readFileSync(new URL('anek-devanagari-names.woff2', fontsFolder));
    const known = fontCodePoints(names);
    expect(names.length).toBeLessThanOrEqual(namesFontBytes);
    const letters = subsetScripts
      .map(({ script }) => namesIn(script).replaceAll(/\s/g, ''))
      .join('');
    const unknown = [...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
    expect(unknown, cutAnew).toEqual([]);
  });
});
