import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>('./product-*.svg', { eager: true, import: 'default' });

/** Products in whose illustration the upper corner beside the words is empty. */
export const withEmptyCorner: readonly string[] = ['aadhaar-banking', 'micro-atm'];

/**
 * The illustration of a product, `product-<id>.svg`.
 *
 * @throws where there is none, so that no page is built without it.
 */
export function productIllustration(id: string): Drawing {
  const src = files[`./product-${id}.svg`];
  if (!src) throw new Error(`There is no src/art/product-${id}.svg.`);
  return { src, width: 480, height: 400 };
}

/** Where the part of each illustration is that still tells its story when small: its side, width and foot on the canvas. */
const closeUps: Readonly<Record<string, { side: number; width: number; foot: number }>> = {
  'aadhaar-banking': { side: 36, width: 350, foot: 400 },
  'micro-atm': { side: 4, width: 400, foot: 400 },
  'utility-payments': { side: 86, width: 328, foot: 400 },
  'travel-services': { side: 0, width: 302, foot: 314 },
};

/**
 * The illustration of a product over all of a low frame, of which its main figures take the width. Its box is that of the
 * frame in either direction of writing.
 */
export function productCloseUp(id: string) {
  const { width, height } = productIllustration(id);
  const part = closeUps[id] ?? { side: 0, width, foot: height };
  const beyond = width - part.side - part.width;
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // Where a browser knows no view box, a part of the same side is shown.
    objectPosition: `${share(part.side, part.side + beyond || 1)} 100%`,
    objectViewBox: `inset(0 ${share(beyond, width)} ${share(height - part.foot, height)} ${share(part.side, width)})`,
  } as const;
}
