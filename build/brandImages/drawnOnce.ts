import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(process.cwd(), 'node_modules/.cache/saralpay-brand-images');

/** What is being drawn: two languages may write a title alike. */
const running = new Map<string, Promise<Buffer>>();

/**
 * Keeps what was drawn beside the packages, under all that it was drawn from, as one image takes
 * half a second and several builds need the same.
 */
export function drawnOnce(source: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const name = createHash('sha256').update(source).digest('hex');
  const drawing = running.get(name) ?? readOrDraw(join(folder, `${name}.png`), draw);
  running.set(name, drawing);
  return drawing;
}

async function readOrDraw(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const image = await draw();
    await mkdir(folder, { recursive: true });
    // Under another name first: a build beside this one must not read half a file.
    await writeFile(`${file}.${process.pid}`, image);
    await rename(`${file}.${process.pid}`, file);
    return image;
  }
}
