import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Language } from '../../src/content/languages.ts';
import { type FontFile, type Script, scriptFonts } from '../../src/theme/scripts.ts';
import { colours } from '../../src/theme/tokens.ts';
import { type Room, titleSizes } from './drawText.ts';

/** What a title is written in: the script's own font draws its letters, the Latin one the rest. */
export interface Writing {
  script: Script;
  direction: Language['direction'];
}

/** Of lines, in em: from one to the next, from the top of one to its baseline, between two words. */
interface Measures {
  lineHeight: number;
  baseline: number;
  space: number;
}

interface Word {
  /** Its shapes as SVG path data in units of their font, the size of a unit, and the place of each, in em. */
  shapes: { path: string; unit: number; left: number; lift: number }[];
  /** In em. */
  width: number;
}

interface Face {
  font: harfbuzz.Font;
  unitsPerEm: number;
}

const faces = new Map<string, Promise<Face>>();

/** A font at the weight of a headline, with these characters. */
function loadFace({ url }: FontFile, characters: string, width?: number): Promise<Face> {
  const load = async () => {
    const complete = await readFile(new URL(`../..${url}`, import.meta.url));
    const plain = await subsetFont(complete, characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: 720, ...(width && { wdth: width }) },
    });
    const shaped = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(plain).buffer));
    return { font: new harfbuzz.Font(shaped), unitsPerEm: shaped.upem };
  };
  const loading = faces.get(url) ?? load();
  faces.set(url, loading);
  return loading;
}

const charactersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** Sets a word: its letters join, and take each other's places, as only HarfBuzz knows. */
async function setWord(text: string, script: Script): Promise<Word> {
  const ofScript = new RegExp(`([\\p{scx=${script}}\u200c\u200d]+)`, 'u');
  const letters = charactersBetween(0x80, 0xffff).filter((letter) => ofScript.test(letter));
  const own = scriptFonts[script]().fonts.at(-1);
  const [latin] = scriptFonts.Latn().fonts;
  if (!own || !latin) throw new Error(`The script ${script} has no font.`);
  const word: Word = { shapes: [], width: 0 };
  for (const run of text.split(ofScript).filter(Boolean)) {
    const face = await (ofScript.test(run)
      ? loadFace(own, letters.join(''))
      : loadFace(latin, charactersBetween(0x20, 0x7e).join(''), 100));
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(face.font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      word.shapes.push({
        path: face.font.glyphToPath(codepoint),
        unit: 1 / face.unitsPerEm,
        left: word.width + xOffset / face.unitsPerEm,
        lift: yOffset / face.unitsPerEm,
      });
      word.width += xAdvance / face.unitsPerEm;
    }
  }
  return word;
}

function drawWord({ shapes }: Word, x: number, y: number, fontSize: number): string {
  return shapes
    .filter(({ path }) => path)
    .map(({ path, unit, left, lift }) => {
      const scale = fontSize * unit;
      const place = `${(x + left * fontSize).toFixed(2)} ${(y - lift * fontSize).toFixed(2)}`;
      return `<path transform="translate(${place})scale(${scale} ${-scale})" d="${path}" fill="${colours.paper}"/>`;
    })
    .join('');
}

const widthOfLine = (line: readonly Word[], space: number) =>
  line.reduce((sum, { width }) => sum + width, (line.length - 1) * space);

/** Fills line after line up to a width in em. */
function linesWithin(words: readonly Word[], most: number, space: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOfLine([...line, word], space) <= most) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** The same number of lines, as alike in width as they can be. */
function balanced(words: readonly Word[], most: number, space: number): Word[][] {
  const count = linesWithin(words, most, space).length;
  const widest = Math.max(...words.map(({ width }) => width));
  for (let width = widest; width < most; width += 0.05) {
    const lines = linesWithin(words, width, space);
    if (lines.length === count) return lines;
  }
  return linesWithin(words, most, space);
}

/**
 * A title whose letters join, placed as `drawLetters` places others, whose library knows none that do.
 *
 * @throws where it is too long to be read.
 */
export async function drawShapedTitle(
  title: string,
  { script, direction }: Writing,
  { lineHeight, baseline, space }: Measures,
  room: Room,
): Promise<string> {
  const words = await Promise.all(title.split(' ').map((word) => setWord(word, script)));
  const widest = Math.max(...words.map(({ width }) => width));
  for (const fontSize of titleSizes) {
    const most = room.width / fontSize;
    const lines = balanced(words, most, space);
    const height = lines.length * lineHeight * fontSize;
    if (widest > most || height > room.height) continue;
    const top = (room.height - height) / 2;
    return lines
      .flatMap((line, index) => {
        const y = top + (index * lineHeight + baseline) * fontSize;
        let before = 0;
        return line.map((word) => {
          const start = direction === 'ltr' ? before : most - before - word.width;
          before += word.width + space;
          return drawWord(word, start * fontSize, y, fontSize);
        });
      })
      .join('');
  }
  throw new Error(`“${title}” is too long for the picture of a shared link.`);
}
