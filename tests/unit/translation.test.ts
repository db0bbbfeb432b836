import { expect, it } from 'vitest';
import { languageRecords } from '../../src/content/languages';
import type { Translated } from '../../src/content/translation';

type Fits<Hindi, English> = Hindi extends Translated<English> ? true : false;

interface English {
  readonly closes: 'closes at {time}';
  readonly identity: '© {company} · CIN {cin}';
  readonly fraud: '**Cheated?** Call [1930](tel:1930).';
  readonly home: 'Home';
  readonly steps: readonly ['Ask', 'Pay'];
}

interface Hindi {
  readonly closes: '{time} बजे बंद होगा';
  readonly identity: 'सीआईएन {cin}, © {company}';
  readonly fraud: '[1930](tel:1930) पर कॉल करें, **धोखा हुआ हो तो।**';
  readonly home: 'होम';
  readonly steps: readonly ['पूछें', 'पैसे दें'];
}

type Changed<Part> = Omit<Hindi, keyof Part> & Part;

// The compiler answers these; a wrong answer here does not compile.
const fits: Fits<Hindi, English> = true;
const lacksPlaceholder: Fits<Changed<{ closes: 'बंद होगा' }>, English> = false;
const hasOtherPlaceholder: Fits<Changed<{ closes: '{hour} बजे बंद होगा' }>, English> = false;
const lacksOneOfTwo: Fits<Changed<{ identity: 'सीआईएन {cin}' }>, English> = false;
const lacksLink: Fits<Changed<{ fraud: '1930 पर कॉल करें, **धोखा हुआ हो तो।**' }>, English> = false;
const hasOtherLink: Fits<Changed<{ fraud: '**धोखा?** [112](tel:112)' }>, English> = false;
const lacksEmphasis: Fits<Changed<{ fraud: 'धोखा? [1930](tel:1930)' }>, English> = false;
const lacksKey: Fits<Omit<Hindi, 'home'>, English> = false;
// Without `as const` no list of the first language has a length that a translation could miss.
const isUncounted: Fits<Hindi, Omit<English, 'steps'> & { steps: string[] }> = false;
const lacksItem: Fits<Changed<{ steps: readonly ['पूछें'] }>, English> = false;

it('takes words with the same keys, items and marks, and no others', () => {
  expect(fits).toBe(true);
  expect([
    lacksPlaceholder,
    hasOtherPlaceholder,
    lacksOneOfTwo,
    lacksLink,
    hasOtherLink,
    lacksEmphasis,
    lacksKey,
    lacksItem,
    isUncounted,
  ]).not.toContain(true);
});

it('says in each folder which language it is of', () => {
  const modules = import.meta.glob<{ code: string }>('../../src/content/messages/*/language.ts', {
    eager: true,
    import: 'language',
  });
  const codes = Object.fromEntries(
    Object.entries(modules).map(([file, { code }]) => [file.split('/').at(-2), code]),
  );
  expect(codes).toEqual(Object.fromEntries(languageRecords.map(({ code }) => [code, code])));
});
