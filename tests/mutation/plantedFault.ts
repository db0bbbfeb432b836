import type { Plugin } from 'vite';

declare global {
  /** The file in which a fault stands now, and its text with it. */
  var plantedFault: { file: string; text: string } | undefined;
}

/** Gives a file with a fault to whoever imports it; on the disk it stays as it is. */
export const plantFault = (): Plugin => ({
  name: 'saralpay-tests:planted-fault',
  enforce: 'pre',
  transform: (_code, id) =>
    id.split('?')[0] === globalThis.plantedFault?.file ? globalThis.plantedFault?.text : undefined,
});
