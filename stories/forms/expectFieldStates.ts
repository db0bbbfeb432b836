import { expect } from 'storybook/test';
import { luminance } from '../blocks/contrast';
import { itemOf } from '../blocks/itemOf';
import { edgeOf } from './edgeOf';

/**
 * Proves of a field shown in `FieldStates` that a pointer darkens its edge, and that the edge of focus
 * is brighter than under a pointer and the thickest.
 */
export async function expectFieldStates(fields: readonly HTMLElement[]) {
  const edges = fields.map(edgeOf);
  const [atRest, hovered, focused] = [itemOf(edges), itemOf(edges, 1), itemOf(edges, 2)];
  await expect(luminance(hovered.colour)).toBeLessThan(luminance(atRest.colour));
  await expect(luminance(focused.colour)).toBeGreaterThan(luminance(hovered.colour));
  await expect(focused.width).toBeGreaterThanOrEqual(2 + atRest.width);
}
