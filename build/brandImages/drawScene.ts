import { brandColours } from '#brand/logo';
import { socialImageSize } from '../../src/domain/socialImage.ts';
import { colours } from '../../src/theme/tokens.ts';
import { markSvg } from './brandSvg.ts';
import { readDrawing } from './readDrawing.ts';
import type { SocialScene } from './socialPages.ts';

const { width, height } = socialImageSize;

/** The door at the right: its left edge, and the radius of its arch. */
const door = { left: 628, arch: 260 };
const doorWidth = width - door.left;

const outline = `M${door.left} ${height}V${door.arch}a${door.arch} ${door.arch} 0 0 1 ${door.arch} ${-door.arch}H${width}V${height}Z`;

const placed = (parts: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${parts}</g>`;

const behindDoor = (surface: string, parts: string) =>
  `<clipPath id="door"><path d="${outline}"/></clipPath>
<g clip-path="url(#door)"><path d="${outline}" fill="${surface}"/>${parts}</g>`;

/** What stands beside the words, from the door's left edge to the right edge of the image. */
export async function drawScene(scene: SocialScene): Promise<string> {
  switch (scene.kind) {
    case 'door': {
      const drawing = await readDrawing(scene.drawing);
      const scale = doorWidth / drawing.width;
      const top = height - (drawing.height - (scene.sunk ?? 0)) * scale;
      return behindDoor(scene.surface, placed(drawing.svg, door.left, top, scale));
    }
    case 'street': {
      const drawing = await readDrawing(scene.drawing);
      const scale = 0.92;
      const left = door.left - 36;
      const top = height - drawing.height * scale;
      const street = (depth: number, colour: string) =>
        `<rect y="${height - depth * scale}" width="${width}" height="${depth * scale}" fill="${colour}"/>`;
      return [
        street(scene.ground, colours.earthShade),
        street(scene.ground - scene.kerb, colours.earth),
        placed(drawing.svg, left, top, scale),
      ].join('\n');
    }
    case 'mark': {
      const side = 512;
      const left = door.left + (doorWidth - side) / 2;
      const mark = placed(markSvg('onLight'), left, height / 2 - side / 2 + 16, side / 64);
      return behindDoor(brandColours.onLight.ground, mark);
    }
  }
}
