import type { Drawing } from '../atoms/Illustration';

/** One of several small drawings of the same size that stand in one file, so that they are loaded together: a `<view>` by its id. */
export const viewOf = (drawings: Drawing, id: string): Drawing => ({
  ...drawings,
  src: `${drawings.src}#${id}`,
});
