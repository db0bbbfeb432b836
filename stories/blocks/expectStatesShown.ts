import { expect } from 'storybook/test';
import { itemOf } from './itemOf';

/** Reach of the ring of focus beyond its control, in pixels. */
const ring = 5;

const lookOf = (element: Element) => {
  const { backgroundColor, borderColor, color, textDecoration, transform } =
    getComputedStyle(element);
  return { backgroundColor, borderColor, color, textDecoration, transform };
};

const cuts = (frame: Element, control: Element) => {
  const { overflowX, overflowY } = getComputedStyle(frame);
  const inner = control.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  const isCutAside = inner.left - ring < outer.left || inner.right + ring > outer.right;
  const isCutAbove = inner.top - ring < outer.top || inner.bottom + ring > outer.bottom;
  return (overflowX !== 'visible' && isCutAside) || (overflowY !== 'visible' && isCutAbove);
};

const framesOf = (element: Element | null): Element[] =>
  element && element !== document.body ? [element, ...framesOf(element.parentElement)] : [];

/** Moves the focus that the case of `control` shows to it; returns what moves it back. */
function moveFocus(control: Element) {
  const shown = control.closest('[data-state]')?.querySelector('.pseudo-focus-visible');
  if (!shown) throw new Error('The third case shows no focus.');
  if (control.contains(shown)) return () => {};
  const move = (from: Element, to: Element) => {
    from.classList.remove('pseudo-focus-visible');
    to.classList.add('pseudo-focus-visible');
  };
  move(shown, control);
  return () => move(control, shown);
}

/**
 * Proves of one control, in the order of `StateCases`, that a pointer changes its look, or that of
 * `moved`, and that it is ringed under the keyboard's focus alone, by a ring that nothing cuts.
 */
export async function expectStatesShown(
  controls: readonly Element[],
  moved: readonly Element[] = controls,
) {
  const [atRest, hovered, focused] = [itemOf(controls), itemOf(controls, 1), itemOf(controls, 2)];
  await expect(lookOf(itemOf(moved, 1))).not.toEqual(lookOf(itemOf(moved)));
  await expect(atRest).toHaveStyle('outline-style: none');
  await expect(hovered).toHaveStyle('outline-style: none');
  const moveBack = moveFocus(focused);
  await expect(focused).toHaveStyle('outline-style: solid');
  moveBack();
  for (const control of controls)
    await expect(framesOf(control.parentElement).filter((frame) => cuts(frame, control))).toEqual(
      [],
    );
}
