import type { Drawing } from '../atoms/Illustration';
import ask from './advice/ask.svg?drawing';
import screen from './advice/screen.svg?drawing';
import secret from './advice/secret.svg?drawing';
import blankScreen from './steps/blankScreen.svg?drawing';
import fingerprint from './steps/fingerprint.svg?drawing';
import pin from './steps/pin.svg?drawing';

const drawings = import.meta.glob<Drawing>(
  ['./product-*.svg', './shop-*.svg', './checks/*.svg', './safety/*.svg'],
  { eager: true, import: 'default', query: '?drawing' },
);

/** A drawing for each point of advice, in their order. */
const advice: Readonly<Record<string, readonly Drawing[]>> = {
  'aadhaar-banking': [blankScreen, fingerprint, ask],
  'micro-atm': [screen, pin, secret],
};

/**
 * The illustration of a product, `product-<id>.svg`.
 *
 * @throws where there is none, so that no page is built without it.
 */
export function productIllustration(id: string): Drawing {
  const drawing = drawings[`./product-${id}.svg`];
  if (!drawing) throw new Error(`There is no src/art/product-${id}.svg.`);
  return drawing;
}

/** What else may be drawn for a product; its page does without what is not. */
export const productDrawings = (id: string) => ({
  /** Its shop, for `ServiceDemo`: `shop-<id>.svg`. */
  shop: drawings[`./shop-${id}.svg`],
  /** The counter before a payment, with a number for each point of advice: `checks/<id>.svg`. */
  check: drawings[`./checks/${id}.svg`],
  /** Its first rule of safety: `safety/<id>.svg`. */
  safety: drawings[`./safety/${id}.svg`],
  advice: advice[id] ?? [],
});
