import { expect } from 'storybook/test';
import { edgeOf } from './edgeOf';

/** Parts of red, green and blue in how bright a colour looks. */
const shares = [0.2126, 0.7152, 0.0722];

const brightnessOf = (colour = '') =>
  (colour.match(/[\d.]+/g) ?? []).reduce(
    (sum, part, index) => sum + Number(part) * (shares[index] ?? 0),
    0,
  );

/**
 * Proves of a field shown in `FieldStates` that a pointer darkens its edge, and that the edge of focus
 * is brighter than under a pointer and the thickest.
 */
export async function expectFieldStates(fields: readonly HTMLElement[]) {
  const [atRest, hovered, focused] = fields.map(edgeOf);
  const underPointer = brightnessOf(hovered?.colour);
  await expect(underPointer).toBeLessThan(brightnessOf(atRest?.colour));
  await expect(brightnessOf(focused?.colour)).toBeGreaterThan(underPointer);
  await expect(focused?.width).toBeGreaterThanOrEqual(2 + (atRest?.width ?? Number.NaN));
}
