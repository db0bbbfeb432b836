import { readFile } from 'node:fs/promises';
import { withBrand } from './withBrand.ts';

const folder = new URL('../../src/art/', import.meta.url);

/** A drawn file of the site, in the brand's colours, with the size of its canvas. */
export async function readDrawing(file: string) {
  const svg = withBrand(await readFile(new URL(file, folder), 'utf8'));
  const size = /viewBox="\S+ \S+ (?<width>[\d.]+) (?<height>[\d.]+)"/.exec(svg)?.groups;
  if (!size) throw new Error(`${file} has no viewBox.`);
  return { svg, width: Number(size.width), height: Number(size.height) };
}
