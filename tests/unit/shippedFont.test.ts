import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import characters from '../../src/theme/fonts/characters.json';
import { fontCodePoints } from './fontCodePoints';

const font = readFileSync(new URL('../../src/theme/fonts/anek-latin.woff2', import.meta.url));

const modules = import.meta.glob('../../src/content/**/*.ts', { eager: true });

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
    expect(unknown).toEqual([]);
  });
});
