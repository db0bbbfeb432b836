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

const fontsFolder = new URL('../../src/theme/fonts/', import.meta.url);
const font = readFileSync(new URL('anek-latin.woff2', fontsFolder));

const modules = import.meta.glob(['../../src/content/messages/*/**/*.ts', '!**/language.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>('../../src/{brand,content/messages}/*/**/*.ts', {
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

/** Every character that a font can have: those of the basic plane. */
const anyCharacter = asCharacters(Array.from({ length: 0xd800 }, (_, codePoint) => codePoint));

/** The code points that a font has glyphs for, in order. */
async function fontCodePoints(woff2: Buffer): Promise<ReadonlySet<number>> {
  const plain = await subsetFont(woff2, anyCharacter, { targetFormat: 'truetype' });
  return new Set(faceOf(plain).collectUnicodes());
}

const faceOf = (file: Buffer) => new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(file).buffer));

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

  it('has exactly the characters that the page asks it for', async () => {
    expect(asCharacters(await fontCodePoints(font))).toBe(characters.map(charactersOf).join(''));
  });

  it('has every character of the content', async () => {
    const content = JSON.stringify([namesIn('Latn'), filesIn(modules, 'Latn')]).replaceAll(
      '\\n',
      '',
    );
    const known = await fontCodePoints(font);
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
  ({ script, lineHeights, fontBytes, source, width, cluster, clusters, url }) => {
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

    it('has each letter and sign of them', async () => {
      const known = await fontCodePoints(file);
      const letters = new Set(made.join(''));
      expect([...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    });

    it('sets every word as the complete font does', async () => {
      const texts = filesIn(sources, script);
      const words = new Set(
        texts.flatMap((text) => text.match(new RegExp(`(?:${cluster})+`, 'g')) ?? []),
      );
      const complete = await openFont(readFileSync(new URL(source, fontPackages)), made, {
        wdth: width,
      });
      const { font, upem } = await openFont(file, made);
      for (const { code } of languages.filter((language) => language.script === script))
        for (const word of words) {
          const own = outlineOf(font, word, code);
          const wanted = outlineOf(complete.font, word, code);
          expect(own.shape, word).toBe(wanted.shape);
          const differences = own.numbers.map((number, index) =>
            Math.abs(number - (wanted.numbers[index] ?? 0)),
          );
          // Designs between those of the source are rounded.
          expect(Math.max(...differences), word).toBeLessThanOrEqual(upem / 400);
        }
    });

    it('cuts no cluster, and none reaches the line below it', async () => {
      const { font, upem } = await openFont(file, made);
      const roomFor = (clusters: readonly string[]) => {
        const reaches = clusters.map((syllable) => reachOf(font, syllable, upem));
        const above = Math.max(...reaches.map(({ top }) => top));
        const below = Math.max(...reaches.map(({ bottom }) => bottom));
        return Math.round((above + below) * 100) / 100;
      };
      const labels = JSON.stringify(filesIn(modules, script), withoutParagraphs);
      const room = roomFor(made);
      const labelRoom = roomFor(made.filter((syllable) => labels.includes(syllable)));
      for (const [style, lineHeight] of Object.entries(lineHeights)) {
        // Digits stand alone in a figure, and they are Latin.
        if (style === 'figure') continue;
        const needed = textStyles.includes(style) ? room : labelRoom;
        expect(needed, style).toBeLessThanOrEqual(lineHeight);
      }
    });
  },
);

/** Styles of running text; its lines have room for rare clusters, which no headline has. */
const textStyles = ['lead', 'body1', 'body2', 'caption'];

/** Leaves out the paragraphs of the legal texts, which are always running text. */
const withoutParagraphs = (key: string, value: unknown) => (key === 'blocks' ? undefined : value);

const fontPackages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

/** A font with these characters, in the design of headlines. */
async function openFont(file: Buffer, characters: readonly string[], width?: { wdth: number }) {
  const face = faceOf(
    await subsetFont(file, characters.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: 720, ...width },
    }),
  );
  return { font: new harfbuzz.Font(face), upem: face.upem };
}

/** The outline of each glyph of a text, with its advance and offsets. */
function glyphsOf(font: harfbuzz.Font, text: string, language: string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    path: font.glyphToPath(codepoint),
    ...positions[index],
  }));
}

/** All lines and places of a text: their kinds, and their numbers. */
function outlineOf(font: harfbuzz.Font, text: string, language: string) {
  const outline = JSON.stringify(glyphsOf(font, text, language));
  const number = /-?[\d.]+/g;
  return { shape: outline.replace(number, '0'), numbers: outline.match(number)?.map(Number) ?? [] };
}

/** How far a cluster reaches above and below its baseline, in em. */
function reachOf(font: harfbuzz.Font, cluster: string, upem: number) {
  const heights = glyphsOf(font, cluster, '').flatMap(({ path, yOffset = 0 }) => {
    const numbers = path.match(/-?[\d.]+/g) ?? [];
    return numbers.flatMap((number, place) => (place % 2 === 1 ? Number(number) + yOffset : []));
  });
  return { top: Math.max(0, ...heights) / upem, bottom: -Math.min(0, ...heights) / upem };
}

describe('the font of the names of languages', () => {
  it('is small, and has the names', async () => {
    const names = readFileSync(new URL('anek-devanagari-names.woff2', fontsFolder));
    const known = await fontCodePoints(names);
    expect(names.length).toBeLessThanOrEqual(namesFontBytes);
    const letters = subsetScripts
      .map(({ script }) => namesIn(script).replaceAll(/\s/g, ''))
      .join('');
    const unknown = [...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
    expect(unknown, cutAnew).toEqual([]);
  });
});
