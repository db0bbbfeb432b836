import { doHydration } from './doHydration';
import { isWithin } from './isWithin';
import { listenFirst } from './listenFirst';
import { ownForm } from './ownForm';
import { dataset } from './pageData';

const interactions = HAS_FORM ? 'keydown pointerdown focusin pointermove wheel scroll' : 'keydown';

/** @param isEager whether interactions outside of the form count, too. */
export function hydrateOnInteraction(isEager: () => boolean): void {
  listenFirst(interactions, ({ type, target }) => {
    if (dataset.app) return;
    const isUsed = HAS_FORM && /down|focus/.test(type) && isWithin(target, ownForm);
    if (type === 'keydown' || (!isWithin(target, 'a') && (isEager() || isUsed))) doHydration();
  });
}
