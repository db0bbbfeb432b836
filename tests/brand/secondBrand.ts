import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('second', import.meta.url));

/** Aliases that lead to the second brand. It writes two languages, and speaks English in every other. */
export const secondBrand = [
  { find: /^#brand\/(?!en\/|hi\/)[^/]+\//, replacement: `${folder}/en/` },
  { find: '#brand', replacement: folder },
];
