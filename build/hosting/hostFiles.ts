import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { timedStep } from '../timedStep.ts';
import { writeHostFiles } from './writeHostFiles.ts';

/** Compresses the built site, and writes what hosts must know of it, once its pages are written. */
export function hostFiles(): Plugin {
  return {
    name: 'saralpay:host-files',
    apply: 'build',
    async buildApp({ config: { root, build, logger } }) {
      await timedStep(logger)('files compressed and described for hosts', () =>
        writeHostFiles(resolve(root, build.outDir)),
      );
    },
  };
}
