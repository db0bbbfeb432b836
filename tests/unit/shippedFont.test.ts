import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/content/languages';
import characters from '../../src/theme/fonts/characters.json';
import devanagariClusters from '../../src/theme/fonts/devanagari.json';
import { type Script, scriptBuilds } from '../../src/theme/scripts';
import { fontCodePoints } from './fontCodePoints';

const font = readFileSync(new URL('../../src/theme/fonts/anek-latin.woff2', import.meta.url));

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
    .map(({ name }) => name)
    .join('');

const offersIn = (script: Script) =>
  languages
    .map((language) => (language.script === script && 'offer' in language ? language.offer : ''))
    .join('');

/** A syllable of Devanagari: consonants that join, and the signs around them; as the font is cut. */
const cluster =
  /(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d)*[\u0915-\u0939\u0958-\u095f]\u093c?[\u093e-\u094c]?[\u0901-\u0903]?\u094d?|[\u0904-\u0914][\u0901-\u0903]?|[\u0950\u0964\u0966-\u096f]/g;

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
    expect(font.length).toBeLessThanOrEqual(scriptBuilds.Latn.fontBytes.text);
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

describe('the font of the Hindi pages', () => {
  const devanagari = readFileSync(
    new URL('../../src/theme/fonts/anek-devanagari.woff2', import.meta.url),
  );

  it('is not larger than its record allows', () => {
    expect(devanagari.length).toBeLessThanOrEqual(scriptBuilds.Deva.fontBytes.text);
  });

  it('was made from the words that the site has', () => {
    const clusters = new Set(filesIn(sources, 'Deva').flatMap((text) => text.match(cluster) ?? []));
    const made = new Set<string>(devanagariClusters);
    expect(clusters.size).toBeGreaterThan(300);
    const missing = [...clusters].filter((syllable) => !made.has(syllable));
    expect(missing, cutAnew).toEqual([]);
  });

  it('has each letter and sign of them', () => {
    const known = fontCodePoints(devanagari);
    const letters = new Set(devanagariClusters.join(''));
    expect([...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});

describe('the font of the names of languages', () => {
  it('is small, and has the names and the offers', () => {
    const names = readFileSync(
      new URL('../../src/theme/fonts/anek-devanagari-names.woff2', import.meta.url),
    );
    const known = fontCodePoints(names);
    expect(names.length).toBeLessThanOrEqual(scriptBuilds.Deva.fontBytes.names);
    const letters = `${namesIn('Deva')}${offersIn('Deva')}`.replaceAll(' ', '');
    const unknown = [...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
    expect(unknown, cutAnew).toEqual([]);
  });
});
