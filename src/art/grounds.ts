import type { Ground } from '../atoms/groundStrip';
import ink from './grounds/ink.svg?drawing';
import leaf from './grounds/leaf.svg?drawing';
import marigold from './grounds/marigold.svg?drawing';
import rose from './grounds/rose.svg?drawing';
import step from './grounds/step.svg';

/** The printed cloth over the counter, on which the illustration of a product stands, by its tone. */
export const clothOf = { ink, leaf, marigold, rose } as const;

/** What carries on the step before the shop of Join Us, and what that of Thanks stands on. */
export const sceneGrounds = {
  step: { src: step, height: 19, depth: 19 },
  pavement: { src: step, height: 19, depth: 16 },
} as const satisfies Record<string, Ground>;
