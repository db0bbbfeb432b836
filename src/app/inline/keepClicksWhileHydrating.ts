import { isWithin } from './isWithin';
import { listenFirst } from './listenFirst';
import { isHydrating } from './pageData';

const presses = 'pointerdown touchstart pointerup touchend mousedown mouseup click';

/**
 * React hydrates the whole page at once for a link that is pressed meanwhile, and then has to load the
 * next page's script. Left alone, the browser is there sooner.
 */
export function keepClicksWhileHydrating(): void {
  listenFirst(presses, (event) => {
    if (isHydrating() && isWithin(event.target, 'a')) event.stopPropagation();
  });
}
