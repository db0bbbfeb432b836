import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { colours } from '../../src/theme/tokens.ts';
import { type Room, titleSizes } from './drawText.ts';

/** From one baseline to the next, in em: no vowel sign touches the line above or below. */
const lineHeight = 1.22;
/** The baseline below the top of its line, and the space between two words, in em. */
const baseline = 0.92;
const space = 0.26;

const devanagari = /[\u0900-\u097f\u200c\u200d]+/g;

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

let faces: Promise<{ devanagari: Face; latin: Face }> | undefined;

/** The fonts of the Hindi pages at the weight of a headline; Latin is for punctuation and figures. */
async function loadFaces() {
  return {
    devanagari: await loadFace('anek-devanagari.woff2', [0x900, 0x97f], { wght: 720 }),
    latin: await loadFace('anek-latin.woff2', [0x20, 0x7e], { wght: 720, wdth: 100 }),
  };
}

async function loadFace(
  name: string,
  [first, last]: readonly [number, number],
  variationAxes: Record<string, number>,
): Promise<Face> {
  const file = await readFile(new URL(`../../src/theme/fonts/${name}`, import.meta.url));
  const characters = Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCharCode(first + index),
  ).join('');
  const plain = await subsetFont(file, `${characters}\u200c\u200d`, {
    targetFormat: 'truetype',
    variationAxes,
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(plain).buffer));
  return { font: new harfbuzz.Font(face), unitsPerEm: face.upem };
}

/** Sets a word: its letters join, and take each other's places, as only HarfBuzz knows. */
async function setWord(text: string): Promise<Word> {
  faces ??= loadFaces();
  const { devanagari: hindi, latin } = await faces;
  const runs = text
    .split(/([\u0900-\u097f\u200c\u200d]+)/)
    .filter(Boolean)
    .map((run) => ({ run, face: run.match(devanagari) ? hindi : latin }));
  const word: Word = { shapes: [], width: 0 };
  for (const { run, face } of runs) {
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

const widthOfLine = (line: readonly Word[]) =>
  line.reduce((sum, { width }) => sum + width, (line.length - 1) * space);

/** Fills line after line up to a width in em. */
function linesWithin(words: readonly Word[], most: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOfLine([...line, word]) <= most) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** The same number of lines, as alike in width as they can be. */
function balanced(words: readonly Word[], most: number): Word[][] {
  const count = linesWithin(words, most).length;
  const widest = Math.max(...words.map(({ width }) => width));
  for (let width = widest; width < most; width += 0.05) {
    const lines = linesWithin(words, width);
    if (lines.length === count) return lines;
  }
  return linesWithin(words, most);
}

/**
 * A title in Devanagari, placed as `drawTitle` places a Latin one, whose own library knows no letters
 * that join.
 *
 * @throws where it is too long to be read.
 */
export async function drawDevanagariTitle(title: string, room: Room): Promise<string> {
  const words = await Promise.all(title.split(' ').map(setWord));
  const widest = Math.max(...words.map(({ width }) => width));
  for (const fontSize of titleSizes) {
    const most = room.width / fontSize;
    const lines = balanced(words, most);
    const height = lines.length * lineHeight * fontSize;
    if (widest > most || height > room.height) continue;
    const top = (room.height - height) / 2;
    return lines.map((line, index) => drawLineOf(line, index, top, fontSize)).join('');
  }
  throw new Error(`“${title}” is too long for the picture of a shared link.`);
}

function drawLineOf(line: readonly Word[], index: number, top: number, fontSize: number): string {
  const y = top + (index * lineHeight + baseline) * fontSize;
  let x = 0;
  return line
    .map((word) => {
      const drawn = drawWord(word, x, y, fontSize);
      x += (word.width + space) * fontSize;
      return drawn;
    })
    .join('');
}
