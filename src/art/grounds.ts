import type { Ground } from '../atoms/groundStrip';
import type { ProductTone } from '../content/contentShapes';
import ink from './grounds/ink.svg?drawing';
import leaf from './grounds/leaf.svg?drawing';
import marigold from './grounds/marigold.svg?drawing';
import rose from './grounds/rose.svg?drawing';
import step from './grounds/step.svg';

/** The printed cloth over the counter, on which the illustration of a product stands, by its tone. */
export const clothOf = { ink, leaf, marigold, rose } as const;

/** The printed cloth over the counter, on which the illustration of a product and its services stand. */
export const productGrounds = {
  ink: { src: ink.src, height: 28, depth: 0 },
  marigold: { src: marigold.src, height: 28, depth: 0 },
  leaf: { src: leaf.src, height: 28, depth: 0 },
  rose: { src: rose.src, height: 28, depth: 0 },
} as const satisfies Record<ProductTone, Ground>;

/** What carries on the step before the shop of Join Us, and what that of Thanks stands on. */
export const sceneGrounds = {
  step: { src: step, height: 19, depth: 19 },
  pavement: { src: step, height: 19, depth: 16 },
} as const satisfies Record<string, Ground>;
