import type { Language } from '../../src/content/languages.ts';
import { type Script, scripts } from '../../src/theme/scripts.ts';
import { type SetWord, setWord } from './setWord.ts';

/** Of a font, in pixels; below the least a title no longer reads in a small preview. */
const fontSizes = { least: 48, most: 124 };

/** Between two words, in em. */
const space = 0.25;

const widthOf = (line: readonly SetWord[]) =>
  line.reduce((sum, { width }) => sum + width, (line.length - 1) * space);

/** Fills line after line up to a width in em. */
function linesWithin(words: readonly SetWord[], most: number): SetWord[][] {
  const lines: SetWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word]) <= most) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/**
 * The title of a social image, as large as its room allows, in lines of like length in the middle of it.
 *
 * @throws where it is too long to be read.
 */
export async function drawTitle(
  title: string,
  { script, direction }: { script: Script; direction: Language['direction'] },
  room: { width: number; height: number },
): Promise<string> {
  const lineHeight = scripts[script].lineHeights.display;
  const words = await Promise.all(title.split(' ').map((word) => setWord(word, script)));
  const settings = words
    .flatMap((_, start) => words.slice(start).map((__, end) => words.slice(start, start + end + 1)))
    .map((line) => {
      const lines = linesWithin(words, widthOf(line));
      const fontSize = Math.min(
        fontSizes.most,
        room.width / Math.max(...lines.map(widthOf)),
        room.height / (lines.length * lineHeight),
      );
      return { lines, fontSize };
    });
  const [first] = settings.toSorted((a, b) => b.fontSize - a.fontSize);
  if (!first || first.fontSize < fontSizes.least)
    throw new Error(`“${title}” is too long for the image of a shared link.`);

  const { lines, fontSize } = first;
  const top = (room.height / fontSize - lines.length * lineHeight) / 2;
  const placed = lines.map((line, index) => {
    const baseline = top + (index + 0.5) * lineHeight + 0.32;
    let before = 0;
    return line.map(({ svg, width }) => {
      const left = direction === 'ltr' ? before : room.width / fontSize - before - width;
      before += width + space;
      return `<g transform="translate(${left} ${baseline})">${svg}</g>`;
    });
  });
  return `<g transform="scale(${fontSize})">${placed.flat().join('')}</g>`;
}
