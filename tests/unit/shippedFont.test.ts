import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import characters from '../../src/theme/fonts/characters.json';
import devanagariClusters from '../../src/theme/fonts/devanagari.json';
import { fontCodePoints } from './fontCodePoints';

const font = readFileSync(new URL('../../src/theme/fonts/anek-latin.woff2', import.meta.url));

const modules = import.meta.glob(
  ['../../src/content/en/**/*.ts', '!**/language.ts', '!**/site.ts'],
  { eager: true },
);
const hindiTexts = import.meta.glob<string>('../../src/content/hi/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Said where the content has letters that a font was not cut for. */
const cutAnew = 'Run `npm run fonts`, which cuts the fonts for the content.';

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
  it('is one file of at most 25.5 kB', () => {
    expect(font.length).toBeLessThanOrEqual(25_500);
  });

  it('has exactly the characters that the page asks it for', () => {
    expect(asCharacters(fontCodePoints(font))).toBe(characters.map(charactersOf).join(''));
  });

  it('has every character of the content', () => {
    const content = JSON.stringify(Object.values(modules)).replaceAll('\\n', '');
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

  it('is one file of at most 64 kB', () => {
    expect(devanagari.length).toBeLessThanOrEqual(64_000);
  });

  it('was made from the words that the site has', () => {
    const clusters = new Set(
      Object.values(hindiTexts).flatMap((text) => text.match(cluster) ?? []),
    );
    const made = new Set<string>(devanagariClusters);
    expect(clusters.size).toBeGreaterThan(300);
    expect(
      [...clusters].filter((syllable) => !made.has(syllable)),
      cutAnew,
    ).toEqual([]);
  });

  it('has each letter and sign of them', () => {
    const known = fontCodePoints(devanagari);
    const letters = new Set(devanagariClusters.join(''));
    expect([...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});

describe('the font of the names of languages', () => {
  it('is small, and has the names', () => {
    const names = readFileSync(
      new URL('../../src/theme/fonts/anek-devanagari-names.woff2', import.meta.url),
    );
    const known = fontCodePoints(names);
    expect(names.length).toBeLessThanOrEqual(3000);
    expect([...'हिन्दी'].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});
