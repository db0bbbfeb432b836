import { expect, it } from 'vitest';
import { siteTranslationFaults } from '../../build/siteTranslations';
import { translationFaults } from '../../build/translationFaults';
import { company } from '../../src/content/messages/en/company';
import { pages } from '../../src/content/pages';
import { publicPlaces } from '../../src/content/publicPlaces';
import { parseMessage, plainText } from '../../src/domain/parseMessage';

const english = {
  closes: 'closes at {time}',
  steps: [{ text: '**Cheated?** Call [1930](tel:1930), or [us](/contact).' }],
};

it('takes the same marks in any order', () => {
  const translated = {
    closes: '{time} बजे बंद होगा',
    steps: [{ text: '[हमें](/contact) या [1930](tel:1930) पर कॉल करें, **धोखा हुआ हो तो।**' }],
  };
  expect(translationFaults(english, translated)).toEqual([]);
});

it('names what a translation lacks and has too many of', () => {
  const translated = {
    closes: '{hour} बजे बंद होगा',
    steps: [{ text: '[1930](tel:1930) या [1930](tel:1930) पर कॉल करें।' }],
  };
  expect(translationFaults(english, translated)).toEqual([
    'closes lacks {time}',
    'closes has {hour} too many',
    'steps.0.text lacks **',
    'steps.0.text lacks **',
    'steps.0.text lacks ](/contact)',
    'steps.0.text has ](tel:1930) too many',
  ]);
});

it('finds no fault in the translations of the site', () => {
  expect(siteTranslationFaults).toEqual([]);
});

const modules = import.meta.glob<object>('../../src/{brand,content/messages}/en/**/*.ts', {
  eager: true,
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

it.each(Object.entries(modules))(
  '%s marks only what can be read, and known places',
  (_, module) => {
    const places: string[] = [
      ...pages.map(({ path }) => path),
      ...publicPlaces,
      `tel:${company.phone}`,
      `mailto:${company.email}`,
    ];
    for (const text of textsIn(module)) {
      expect(plainText(text)).not.toMatch(/\*\*|\]\(/);
      for (const { href } of parseMessage(text))
        if (href && !href.startsWith('#')) expect(places).toContain(href.split('#')[0]);
    }
  },
);
