import { expect, it } from 'vitest';
import { languageRecords } from '../../src/content/languages';
import { shippedLanguages } from '../../src/content/shippedLanguages';

const five = [
  { code: 'en' },
  { code: 'hi', review: 'native' },
  { code: 'mr', review: 'second reading' },
  { code: 'bn', review: 'none' },
  { code: 'ta', review: 'none' },
] as const;

const codesOf = (chosen?: string) => shippedLanguages(five, chosen).map(({ code }) => code);

it.each([
  // What nobody has read is shipped where it is named.
  ['', ['en', 'hi', 'mr']],
  ['en', ['en']],
  ['en,hi', ['en', 'hi']],
  // The first is always there, and the order is that of the records.
  [' ta, hi ', ['en', 'hi', 'ta']],
])('“%s” ships %j', (chosen, codes) => {
  expect(codesOf(chosen)).toEqual(codes);
});

it('names a code that no language has, and those that there are', () => {
  expect(() => codesOf('en,de')).toThrow(
    'VITE_LANGUAGES names de; the site has the languages en, hi, mr, bn, ta.',
  );
});

it('gives each language a code, a name and paths of its own', () => {
  for (const key of ['code', 'name', 'tag', 'prefix'] as const)
    expect(new Set(languageRecords.map((language) => language[key])).size).toBe(
      languageRecords.length,
    );
});
