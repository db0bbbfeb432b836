import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel; the opacity is full. */
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const compress = promisify(deflate);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Red, green and blue of a pixel that was read as one number, the least byte first. */
const channels = (colour: number) =>
  [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const;

/** Green weighs most, as in the eye. */
function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return 2 * (red - otherRed) ** 2 + 4 * (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

/** The 256 most frequent colours; in a flat drawing the others are the soft edges of shapes. */
function paletteOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, 256).map(([colour]) => colour);
}

/**
 * A flat, opaque drawing as a PNG file of at most 256 colours: a third of the size that all the
 * colours of its soft edges would take.
 */
export async function encodePalettePng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const palette = paletteOf(colours);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const nearest = (colour: number) => {
    const distances = palette.map((candidate) => distance(candidate, colour));
    const place = distances.indexOf(Math.min(...distances));
    places.set(colour, place);
    return place;
  };
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, index) => {
    const row = Math.floor(index / width);
    rows[index + row + 1] = places.get(colour) ?? nearest(colour);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the place of a colour in the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => [...channels(colour)]))),
    chunk('IDAT', await compress(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
