import type { Drawing } from '../atoms/Illustration';
import bird from './peeks/bird.svg?inline';
import goat from './peeks/goat.svg';

/** Who looks over the first way on of a message, where a phone has the scene only below; each stands on its lower edge. */
export const peekIllustrations = {
  // Part of the page, which is shown without a network.
  bird: { src: bird, width: 134, height: 90 },
  goat: { src: goat, width: 120, height: 132 },
} as const satisfies Record<string, Drawing>;
