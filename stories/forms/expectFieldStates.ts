import { expect } from 'storybook/test';
import { edgeOf } from './edgeOf';

/** Proves of a field shown in `FieldStates` that each state has an edge of its own, the one of focus the thickest. */
export async function expectFieldStates(fields: readonly HTMLElement[]) {
  const [atRest, hovered, focused] = fields.map(edgeOf);
  await expect(hovered?.colour).not.toBe(atRest?.colour);
  await expect(focused?.colour).not.toBe(hovered?.colour);
  await expect(focused?.width).toBeGreaterThanOrEqual(2 + (atRest?.width ?? Number.NaN));
}
