import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { timedStep } from '../timedStep.ts';
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
export function compressedCopies(): Plugin {
  const begun = new Set<string>();
  /** One for each core: more would keep the build from reading its files. */
  const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve());

  async function begin(outDir: string) {
    const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
    const files = entries
      // Vite's manifests are gone before the site is served.
      .filter((entry) => entry.isFile() && basename(entry.parentPath) !== '.vite')
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => compressible.test(file) && !begun.has(file));
    for (const file of files) {
      begun.add(file);
      // Read at once: the next build writes the files that languages share again.
      const content = await readFile(file);
      const lane = begun.size % lanes.length;
      lanes[lane] = writeCopies(file, content, lanes[lane]);
    }
  }

  return {
    name: 'saralpay:compressed-copies',
    apply: 'build',
    // The pages of one language are compressed beside the build of the next.
    async buildStart() {
      const { root, build } = this.environment.getTopLevelConfig();
      const { consumer } = this.environment.config;
      if (consumer === 'client' && this.environment.name !== 'client')
        await begin(resolve(root, build.outDir));
    },
    async buildApp({ config: { root, build, logger } }) {
      await timedStep(logger)('files compressed', async () => {
        await begin(resolve(root, build.outDir));
        await Promise.all(lanes);
      });
    },
  };
}

async function writeCopies(file: string, content: Buffer, before: Promise<void> | undefined) {
  await before;
  if (content.length < leastBytes) return;
  for (const [ending, compressed] of Object.entries(compress)) {
    await writeFile(`${file}.${ending}`, await compressed(content));
  }
}
