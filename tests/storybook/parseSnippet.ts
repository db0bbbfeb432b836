import { parseSync } from 'vite';

/** The ways in which a piece of a module can stand: as it is, as elements, as a part of an object. */
const waysToStand = (code: string) =>
  code.startsWith('<') ? [`<>${code}</>`] : [code, `({ ${code} })`];

/** Whether a snippet is code that somebody can paste somewhere: nothing of it is cut off. */
export const isWhole = (code: string) =>
  waysToStand(code).some((text) => parseSync('snippet.tsx', text).errors.length === 0);
