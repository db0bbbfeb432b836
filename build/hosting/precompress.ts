import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { compressedEndings } from './urls.ts';

/** Files of text; images and fonts are compressed already. */
const compressible = /\.(?:html|js|svg|xml|txt|json|webmanifest)$/;

/** Below this number of bytes a copy would gain nothing on the network. */
const leastBytes = 512;

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} satisfies Record<(typeof compressedEndings)[number], (content: Buffer) => Promise<Buffer>>;

/** Writes a smaller copy of each file of text beside it, so that a server never compresses anything. */
export async function precompress(outDir: string): Promise<void> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < leastBytes) return;
      for (const [ending, compressed] of Object.entries(compress)) {
        await writeFile(`${file}.${ending}`, await compressed(content));
      }
    }),
  );
}
