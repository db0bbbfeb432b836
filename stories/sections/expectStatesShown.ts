import { expect } from 'storybook/test';
import { itemOf } from '../atoms/itemOf';

const lookOf = (control: Element) => {
  const { backgroundColor, borderColor, color, textDecorationLine } = getComputedStyle(control);
  return { backgroundColor, borderColor, color, textDecorationLine };
};

/**
 * Proves of one control, in the order of `StateCases`, that a pointer changes its look, and that it
 * is ringed under the keyboard's focus alone.
 */
export async function expectStatesShown(shown: readonly Element[]) {
  const [atRest, hovered, focused] = [itemOf(shown), itemOf(shown, 1), itemOf(shown, 2)];
  await expect(lookOf(hovered)).not.toEqual(lookOf(atRest));
  await expect(atRest).toHaveStyle('outline-style: none');
  await expect(hovered).toHaveStyle('outline-style: none');
  await expect(focused).toHaveStyle('outline-style: solid');
}
