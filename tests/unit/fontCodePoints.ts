import { brotliDecompressSync } from 'node:zlib';

/** The numbers of tables in a WOFF2 file that matter here; 63 means that a name of 4 bytes follows. */
const table = { cmap: 0, glyf: 10, loca: 11, named: 63 } as const;

/** The code points that a WOFF2 font has glyphs for, in order. */
export function fontCodePoints(woff2: Buffer): ReadonlySet<number> {
  const cmap = characterMap(woff2);
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const bySegments = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!bySegments) throw new Error('The font has no character map of format 4.');
  return new Set(segmentedCodePoints(bySegments));
}

/** The `cmap` table: all tables stand in one compressed stream, in the order of the directory. */
function characterMap(woff2: Buffer): Buffer {
  let place = 48;
  /** A number of 7 bits a byte, the highest bit of each telling whether another follows. */
  const readNumber = () => {
    let value = 0;
    let byte: number;
    do {
      byte = woff2.readUInt8(place++);
      value = value * 128 + (byte & 127);
    } while (byte & 128);
    return value;
  };
  let offset = 0;
  let found: { start: number; end: number } | undefined;
  for (let index = 0; index < woff2.readUInt16BE(12); index += 1) {
    const flags = woff2.readUInt8(place++);
    const kind = flags & 63;
    const transformation = flags >> 6;
    if (kind === table.named) place += 4;
    const plainLength = readNumber();
    const hasOutlines = kind === table.glyf || kind === table.loca;
    const isTransformed = hasOutlines ? transformation !== 3 : transformation !== 0;
    const length = isTransformed ? readNumber() : plainLength;
    if (kind === table.cmap) found = { start: offset, end: offset + length };
    offset += length;
  }
  if (!found) throw new Error('The font has no character map.');
  const stream = woff2.subarray(place, place + woff2.readUInt32BE(20));
  return brotliDecompressSync(stream).subarray(found.start, found.end);
}

/** A map of format 4: segments, each with its last and first code point and how to find the glyph. */
function* segmentedCodePoints(map: Buffer): Generator<number> {
  const doubled = map.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    const first = map.readUInt16BE(16 + doubled + segment);
    const shift = map.readUInt16BE(16 + doubled * 2 + segment);
    const range = 16 + doubled * 3 + segment;
    const rangeOffset = map.readUInt16BE(range);
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint += 1) {
      const glyph = rangeOffset
        ? map.readUInt16BE(range + rangeOffset + (codePoint - first) * 2)
        : (codePoint + shift) & 0xffff;
      if (glyph !== 0) yield codePoint;
    }
  }
}
