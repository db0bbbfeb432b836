import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { languages } from '../../src/content/languages.ts';
import { pages } from '../../src/content/pages.ts';
import { browserTargets } from '../browserTargets.ts';

const folder = new URL('../../src/offline/', import.meta.url);
const licenceList = 'licences.md';

/** A worker as a classic script, and Vite's list of the licences of the packages whose code is in it. */
export interface BuiltWorker {
  code: string;
  licences: string;
}

/**
 * The worker that keeps pages for visitors without a network.
 *
 * @param isKept whether it keeps anything; otherwise it removes itself.
 * @throws where it cannot be built.
 */
export async function buildWorker(isKept: boolean): Promise<BuiltWorker> {
  const site = {
    prefixes: languages.map(({ prefix }) => prefix),
    paths: pages.map(({ path }) => path),
  };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: {
      OFFLINE_SITE: JSON.stringify(site),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: browserTargets,
      modulePreload: false,
      license: { fileName: licenceList },
      rolldownOptions: {
        input: fileURLToPath(new URL(isKept ? 'worker.ts' : 'removeWorker.ts', folder)),
        output: { format: 'iife' },
      },
    },
  });
  const files = [output].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const chunk = files.find((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const list = files.find(({ fileName }) => fileName === licenceList);
  if (!chunk || list?.type !== 'asset') throw new Error('The build has made no worker.');
  return { code: chunk.code.trim(), licences: String(list.source) };
}
