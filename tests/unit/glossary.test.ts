import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(
  '../../src/{brand,content/messages}/{en,hi,mr,bn,ta}/**/*.ts',
  { eager: true },
);

/** Terms that the glossaries in `docs` replace by one of their own. */
const replaced: Readonly<Record<string, readonly RegExp[]>> = {
  // English has no glossary: a receipt is no slip, and cash is withdrawn.
  en: [/\bslips?\b/i, /\btake (?:out cash|cash out)\b/i],
  hi: [/स्लिप/, /पर्ची/, /फ़ोन कर/, /ऑपरेटर/, /करार/, /(?<!\p{L}\p{M}*)खाने/u, /यात्रा टिकट/, /चौखट/],
  mr: [/स्लिप/, /रसीद/, /फोन (?:कर|केल)/, /ऑपरेटर/],
  // The sleeper class is স্লিপার, and হিসেবে is “as”.
  bn: [/স্লিপ(?!ার)/, /(?<!\p{L}\p{M}*)কল কর/u, /অপারেটর/, /হিসেব(?!ে)/],
  ta: [/ஸ்லிப்/, /போன் செய்/, /கவுண்டர/, /வெற்றி(?! பெ)/],
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

it.each(Object.entries(replaced))('uses in %s the terms of its glossary', (code, terms) => {
  const texts = Object.entries(modules)
    .filter(([file]) => file.includes(`/${code}/`))
    .flatMap(([, module]) => textsIn(module));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => terms.some((term) => term.test(text)))).toEqual([]);
});
