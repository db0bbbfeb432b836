import { signLetters } from './signLetters.ts';

/** The order in which letters are drawn: a short i before its consonant, a short r above the one that follows. */
const inDrawnOrder = (text: string) =>
  text.replace(/(र्)?(\p{Lo})(ि)?/gu, (_, r = '', letter, i = '') => `${i}${letter}${r}`);

/**
 * Letters a text for a sign, as lines to be drawn with a broad brush; its height is that of `signLetters`.
 *
 * @throws where a letter is not drawn yet.
 */
export function setSign(text: string): { width: number; lines: string } {
  let width = 0;
  let headline = '';
  let lines = '';
  for (const word of inDrawnOrder(text.toUpperCase()).split(/(?= )/)) {
    const start = width;
    for (const [name] of word.matchAll(/र्|./gu)) {
      const letter = signLetters[name];
      if (!letter) throw new Error(`build/brandImages/signLetters.ts has no letter ${name}.`);
      lines += letter.lines && `M${width} 0${letter.lines}`;
      width += letter.advance;
    }
    if (/\p{sc=Deva}/u.test(word))
      headline += `M${word.startsWith(' ') ? start + 12 : start} 0H${width}`;
  }
  return { width, lines: headline + lines };
}
