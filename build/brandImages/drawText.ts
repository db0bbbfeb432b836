import { readFile } from 'node:fs/promises';
import { createElement, type ReactNode } from 'react';
import satori from 'satori';
import subsetFont from 'subset-font';
import { colours } from '../../src/theme/tokens.ts';

/** The site's font; the images are drawn from the file that the pages load. */
const fontFile = new URL('../../src/theme/fonts/anek-latin.woff2', import.meta.url);

const faces = {
  headline: { wght: 720, wdth: 84 },
  text: { wght: 600, wdth: 100 },
} as const;

type FaceName = keyof typeof faces;

/** From the largest to the least; below it a title no longer reads in a small preview. */
export const titleSizes = [
  124, 120, 116, 112, 108, 104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48,
] as const;

const titleStyle = { fontFamily: 'headline', lineHeight: 1, letterSpacing: '-0.01em' } as const;

/** What words must fit into, in pixels. */
export interface Room {
  width: number;
  height: number;
}

let fonts: Promise<{ name: FaceName; data: Buffer }[]> | undefined;

/** Every character that the font file has, at the widths and weights of the images. */
async function loadFonts() {
  const complete = await readFile(fontFile);
  const characters = Array.from({ length: 0x2213 - 0x20 }, (_, index) =>
    String.fromCharCode(0x20 + index),
  ).join('');
  const names: FaceName[] = ['headline', 'text'];
  return Promise.all(
    names.map(async (name) => ({
      name,
      data: await subsetFont(complete, characters, {
        targetFormat: 'truetype',
        variationAxes: faces[name],
      }),
    })),
  );
}

/** Sets text as shapes, and measures the box of each element that has text of its own. */
async function setText(element: ReactNode, room: Room) {
  fonts ??= loadFonts();
  const boxes: Room[] = [];
  const svg = await satori(element, {
    ...room,
    fonts: await fonts,
    onNodeDetected: ({ width, height, textContent }) => {
      if (textContent) boxes.push({ width, height });
    },
  });
  return { svg, boxes };
}

/** The width of a title's longest word, which no line may break. */
async function widestWord(title: string, fontSize: number) {
  const style = { ...titleStyle, fontSize, whiteSpace: 'pre' } as const;
  const words = createElement('div', { style }, title.replaceAll(' ', '\n'));
  const frame = createElement('div', { style: { display: 'flex' } }, words);
  const { boxes } = await setText(frame, { width: 10_000, height: 10_000 });
  return boxes[0]?.width ?? 0;
}

/** A title in lines of like length, as large as its room allows, standing in the middle of it. */
export async function drawLetters(title: string, room: Room): Promise<string> {
  for (const fontSize of titleSizes) {
    const lines = createElement(
      'div',
      { style: { ...titleStyle, fontSize, width: '100%', textWrap: 'balance' } },
      title,
    );
    const frame = {
      ...room,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      color: colours.paper,
    } as const;
    const { svg, boxes } = await setText(createElement('div', { style: frame }, lines), room);
    const height = boxes[0]?.height ?? Number.POSITIVE_INFINITY;
    if (height > room.height) continue;
    if ((await widestWord(title, fontSize)) <= room.width) return svg;
  }
  throw new Error(`“${title}” is too long for the picture of a shared link.`);
}

/** One line of small text. */
export async function drawLine(text: string, fontSize: number, color: string, room: Room) {
  const style = { fontFamily: 'text', fontSize, lineHeight: 1, color };
  return (await setText(createElement('div', { style }, text), room)).svg;
}
