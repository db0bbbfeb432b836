import type { Ground } from '../atoms/groundStrip';
import type { ProductTone } from '../content/contentShapes';
import ink from './grounds/ink.svg';
import leaf from './grounds/leaf.svg';
import marigold from './grounds/marigold.svg';
import rose from './grounds/rose.svg';
import step from './grounds/step.svg';

/** The printed cloth over the counter, on which the illustration of a product and its services stand. */
export const productGrounds = {
  ink: { src: ink, height: 28, depth: 0 },
  marigold: { src: marigold, height: 28, depth: 0 },
  leaf: { src: leaf, height: 28, depth: 0 },
  rose: { src: rose, height: 28, depth: 0 },
} as const satisfies Record<ProductTone, Ground>;

/** What carries on the step before the shop of Join Us, and what that of Thanks stands on. */
export const sceneGrounds = {
  step: { src: step, height: 19, depth: 19 },
  pavement: { src: step, height: 19, depth: 16 },
} as const satisfies Record<string, Ground>;
