import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import UPNG from 'upng-js';
import { drawnOnce } from './drawnOnce.ts';

let ready: Promise<void> | undefined;

/** A server that starts again finds the renderer loaded. */
async function loadRenderer() {
  const { resolve } = createRequire(import.meta.url);
  try {
    await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  } catch (error) {
    if (!String(error).includes('Already initialized')) throw error;
  }
}

async function draw(svg: string, width: number) {
  ready ??= loadRenderer();
  await ready;
  const renderer = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const image = renderer.render();
  renderer.free();
  return image;
}

/** An SVG file as a PNG file of this width in pixels, with its transparent parts. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  const image = await draw(svg, width);
  const png = Buffer.from(image.asPng());
  image.free();
  return png;
}

/** As many as a palette holds: a quarter of the bytes that all colours of soft edges take. */
const paletteSize = 256;

/** The same for an SVG file of flat colours, in a smaller file; it is drawn once. */
export function drawFlatPng(svg: string, width: number): Promise<Buffer> {
  return drawnOnce(`UPNG ${paletteSize} ${width} ${svg}`, async () => {
    const image = await draw(svg, width);
    const { height, pixels } = image;
    image.free();
    return Buffer.from(UPNG.encode([Uint8Array.from(pixels).buffer], width, height, paletteSize));
  });
}
