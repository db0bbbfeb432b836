import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { timedStep } from '../timedStep.ts';
import { writeHostFiles } from './writeHostFiles.ts';

/** Writes what hosting providers must know of the built site, once its pages are written. */
export function hostFiles(): Plugin {
  return {
    name: 'saralpay:host-files',
    apply: 'build',
    async buildApp({ config: { root, build, logger } }) {
      await timedStep(logger)('site described for hosting providers', () =>
        writeHostFiles(resolve(root, build.outDir)),
      );
    },
  };
}
