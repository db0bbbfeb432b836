import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as BrandSvg from '../build/brandImages/brandSvg.ts';

const folder = join(process.cwd(), 'node_modules/.cache/saralpay-favicon');

/**
 * The site's favicon as a static file: Storybook's server answers its URL with a mark of its own
 * before any plugin is asked, unless it is given such a file.
 */
export async function writeFavicon() {
  const entry = join(process.cwd(), 'build/brandImages/brandSvg.ts');
  const { module } = await runnerImport<typeof BrandSvg>(entry, { logLevel: 'error' });
  const from = join(folder, 'favicon.svg');
  await mkdir(folder, { recursive: true });
  await writeFile(from, module.markSvg('onLight'));
  return { from, to: '/favicon.svg' };
}
