import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

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

/** An SVG file as an image of this width in pixels, with its transparent parts. */
export async function drawImage(svg: string, width: number) {
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

/** The same as a PNG file. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  const image = await drawImage(svg, width);
  const png = Buffer.from(image.asPng());
  image.free();
  return png;
}
