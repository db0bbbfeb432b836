import { expect, it } from 'vitest';
import { facts } from '../../src/brand/facts';
import { languageRecords } from '../../src/content/languages';
import { plainText } from '../../src/domain/parseMessage';

const modules = import.meta.glob<Record<string, unknown>>(
  '../../src/{brand,content/messages}/*/**/*.ts',
  { eager: true },
);

/** Terms that the glossaries in `docs` replace by one of their own; a language without any has no entry. */
const replaced: Readonly<Record<string, readonly RegExp[]>> = {
  // English has no glossary: a receipt is no slip, and cash is withdrawn.
  en: [/\bslips?\b/i, /\btake (?:out cash|cash out)\b/i],
  hi: [/स्लिप/, /पर्ची/, /फ़ोन कर/, /ऑपरेटर/, /करार/, /(?<!\p{L}\p{M}*)खाने/u, /यात्रा टिकट/, /चौखट/],
  mr: [/स्लिप/, /रसीद/, /फोन (?:कर|केल)/, /ऑपरेटर/],
  // The sleeper class is স্লিপার, and হিসেবে is “as”.
  bn: [/স্লিপ(?!ার)/, /(?<!\p{L}\p{M}*)কল কর/u, /অপারেটর/, /হিসেব(?!ে)/],
  ta: [/ஸ்லிப்/, /போன் செய்/, /கவுண்டர/, /வெற்றி(?! பெ)/, /முடிந்தது(?!ம்)/],
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts of a language, without its files that put records together. */
const textsOf = (code: string) =>
  Object.entries(modules)
    .filter(([file]) => file.includes(`/${code}/`) && !/(company|language)\.ts$/.test(file))
    .flatMap(([, module]) => textsIn(module));

/** What every language writes in Latin letters: names, and what bills, tickets and circulars print. */
const latin = [
  ...[facts.legalName, facts.name, facts.cin, 'I4C', 'RBI/2019-20/67'],
  ...['CA No.', 'Consumer No.', 'PNR', 'CRPC'],
];
/** Placeholders, the country's code, addresses, and words of a screen with the language's own in brackets after them. */
const latinByRule =
  /^IN$|\{\w+\}|[\w.@-]+\.[a-z]{2,}|“?[A-Z][A-Za-z ]+”? \((?=\P{Script=Latin}+\))/gu;

const translations = languageRecords.slice(1).map(({ code }) => code);

it.each(translations)('has in %s no English word', (code) => {
  const english = textsOf(code).filter((text) => {
    const plain = plainText(text).replaceAll('\u00a0', ' ').replaceAll(latinByRule, '');
    return /[A-Za-z]{2,}/.test(latin.reduce((rest, name) => rest.replaceAll(name, ''), plain));
  });
  expect(english).toEqual([]);
});

it.each(Object.entries(replaced))('uses in %s the terms of its glossary', (code, terms) => {
  const texts = textsOf(code);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => terms.some((term) => term.test(text)))).toEqual([]);
});
