import { describe, expect, it } from 'vitest';
import { trimBlanks } from '../../../src/domain/trimBlanks';

const long = 100_000;

describe('a text without its blanks', () => {
  it.each([
    ['zero-width space', '\u200b'],
    ['zero-width non-joiner', '\u200c'],
    ['zero-width joiner', '\u200d'],
    ['word joiner', '\u2060'],
    ['byte order mark', '\ufeff'],
    ['soft hyphen', '\u00ad'],
    ['combining grapheme joiner', '\u034f'],
    ['mark of direction', '\u200e'],
    ['isolate', '\u2066\u2069'],
    ['Hangul filler', '\u3164'],
    ['Braille blank', '\u2800'],
    ['Mongolian vowel separator', '\u180e'],
    ['variation selector', '\ufe0f'],
    ['tag', '\u{e0041}'],
    ['interlinear mark', '\ufff9'],
    ['control character', '\u0000\u001b'],
  ])('is empty where nothing but a %s is there', (_, invisible) => {
    expect(trimBlanks(invisible)).toBe('');
    expect(trimBlanks(` ${invisible}\n${invisible} `)).toBe('');
  });

  it('has neither blanks nor invisible characters at its ends, and keeps those within', () => {
    expect(trimBlanks('\ufeff\u200b Asha\u200b Devi \u2060\u200f\n')).toBe('Asha\u200b Devi');
  });

  it.each(['❤️', 'क्\u200d', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'e\u0301', '؀'])(
    'keeps what belongs to its last character: %s',
    (character) => {
      expect(trimBlanks(` ${character} \u200b`)).toBe(character);
    },
  );

  it('is found in one pass, however long the text and its blanks are', () => {
    const blanks = ' \u200d'.repeat(long);
    expect(trimBlanks(`a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
  });
});
