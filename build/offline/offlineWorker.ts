import { createHash } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { workerUrl } from '../../src/domain/workerUrl.ts';
import { pageFiles } from '../hosting/urls.ts';
import { licenceFile } from '../licences.ts';
import { buildWorker } from './buildWorker.ts';

/**
 * Writes the worker beside the pages, once these are written. It ends with what they are, so that each
 * deployment has another worker, which keeps its pages.
 *
 * @param isKept whether it keeps anything; otherwise it removes itself.
 */
export function offlineWorker(isKept: boolean): Plugin {
  return {
    name: 'saralpay:offline-worker',
    apply: 'build',
    async buildApp({ config: { root, build } }) {
      const outDir = resolve(root, build.outDir);
      const { code, licences } = await buildWorker(isKept);
      const hash = createHash('sha256');
      for (const file of pageFiles.values()) hash.update(await readFile(join(outDir, file)));
      const revision = hash.digest('hex').slice(0, 12);
      await writeFile(join(outDir, workerUrl), `${code}\n// ${revision}\n`);
      const [, ...packages] = licences.split(/^(?=## )/m);
      await appendFile(join(outDir, licenceFile), `\n${packages.join('')}`);
    },
  };
}
