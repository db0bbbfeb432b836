import { expect, it } from 'vitest';
import { plainText } from '../../src/domain/parseMessage';

const most = 20;

const modules = import.meta.glob<Record<string, unknown>>('../../src/content/messages/hi/**/*.ts', {
  eager: true,
});

/** Every text of a value, with the keys that lead to it. */
function textsIn(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));
}

const sentencesOf = (text: string) => plainText(text).split(/(?<=[।?!])\s+/);

const wordsOf = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

/** Counsel's sentences say all of a rule; everything else is read, or read aloud, at a counter. */
const spoken = Object.entries(modules).filter(([file]) => !file.includes('/hi/legal/'));

it.each(spoken)(`has in %s no sentence of more than ${most} words`, (_file, module) => {
  const long = textsIn(module, '').flatMap(({ key, text }) =>
    sentencesOf(text)
      .filter((sentence) => wordsOf(sentence).length > most)
      .map((sentence) => `${key}: ${sentence}`),
  );
  expect(long).toEqual([]);
});
