import { describe, expect, it } from 'vitest';
import { languages } from '../../src/content/languages';
import { emphasisIn, emphasisMark, withoutEmphasis } from '../../src/domain/emphasisIn';

const modules = import.meta.glob<Record<string, unknown>>('../../src/{brand,content}/*/**/*.ts', {
  eager: true,
});

/** Every text of a value that has the mark, by the keys that lead to it. */
function markedIn(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return value.includes(emphasisMark) ? [{ key, text: value }] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => markedIn(inner, `${key}.${name}`));
}

/** What a language emphasises, by file and key as in every language. */
const markedBy = (code: string) =>
  Object.entries(modules)
    .filter(([file]) => file.includes(`/${code}/`))
    .flatMap(([file, module]) => markedIn(module, file.replace(`/${code}/`, '/')));

it('parts the emphasised words from those before and after them', () => {
  expect(emphasisIn('The **name of the bank,** please')).toEqual({
    before: 'The ',
    emphasised: 'name of the bank,',
    after: ' please',
  });
  expect(emphasisIn('Take a receipt.')).toEqual({
    before: 'Take a receipt.',
    emphasised: '',
    after: '',
  });
  expect(withoutEmphasis('**Cheated?** Call 1930.')).toBe('Cheated? Call 1930.');
});

describe.each(languages)('in $name', ({ code }) => {
  it('each marked message emphasises one phrase, between whole words', () => {
    const wellFormed = /^(?:[^*]*[\s“(])?\*\*[^\s*](?:[^*]*[^\s*])?\*\*(?:[\s”),.].*)?$/s;
    const malformed = markedBy(code).filter(({ text }) => !wellFormed.test(text));
    expect(malformed).toEqual([]);
  });

  it('the messages that English emphasises are emphasised, and no others', () => {
    const keysIn = (language: string) => markedBy(language).map(({ key }) => key);
    expect(keysIn('en').length).toBeGreaterThan(0);
    expect(keysIn(code).toSorted()).toEqual(keysIn('en').toSorted());
  });
});
