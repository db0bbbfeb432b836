import { type BrandTone, brandColours, markShapes, wordShapes } from '#brand/logo';

/** The mark's lines, on a field of 64 by 64. */
export function markLines(tone: BrandTone): string {
  const { ground, arch, leaf } = brandColours[tone];
  return `<path d="${markShapes.arches}" fill="none" stroke="${arch}" stroke-width="${markShapes.archWidth}" stroke-linecap="round"/>
<path d="${markShapes.leaf}" fill="${leaf}" stroke="${ground}" stroke-width="${markShapes.gap}" stroke-linejoin="miter" stroke-miterlimit="8" paint-order="stroke"/>`;
}

/** The mark on its ground; `corner` is the radius of the field's corners. */
const markParts = (tone: BrandTone, corner: number) =>
  `<rect width="64" height="64" rx="${corner}" fill="${brandColours[tone].ground}"/>
${markLines(tone)}`;

const drawing = (width: number, height: number, parts: string, [x, y] = [0, 0]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">
${parts}
</svg>
`;

/** The mark alone as an SVG file of 64 by 64. */
export const markSvg = (tone: BrandTone): string =>
  drawing(64, 64, markParts(tone, markShapes.corner));

/**
 * The mark on a ground that reaches the edges, for devices that cut the shape of an icon themselves.
 * `room` is left on each side, in units of the mark's field of 64 by 64.
 */
export function fullMarkSvg(tone: BrandTone, room: number): string {
  const side = 64 + room * 2;
  const ground = `<rect x="${-room}" y="${-room}" width="${side}" height="${side}" fill="${brandColours[tone].ground}"/>`;
  return drawing(side, side, ground + markParts(tone, 0), [-room, -room]);
}

/** The mark with the drawn word as an SVG file. */
export function logoSvg(tone: BrandTone): string {
  const word = `<path d="${wordShapes.letters.join('')}" fill="${brandColours[tone].word}"/>`;
  const parts = markParts(tone, markShapes.corner) + word;
  return drawing(wordShapes.width, wordShapes.height, parts);
}
