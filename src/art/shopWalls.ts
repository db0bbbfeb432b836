import type { ProductTone } from '../content/contentShapes';
import { colours } from '../theme/tokens';
import leafAwning from './grounds/awning.svg';
import marigoldAwning from './grounds/awning-marigold.svg';
import roseAwning from './grounds/awning-rose.svg';

const files = import.meta.glob<string>('./walls/*/*.svg', { eager: true, import: 'default' });

/**
 * What stands on the counter and hangs on the wall beside the terminal of a service, on its lower edge:
 * `walls/<product>/<service>.svg`.
 */
export const shopWall = (product: string, service: string): string | undefined =>
  files[`./walls/${product}/${service}.svg`];

/** A tile of the awning above it. */
export const shopRoofs = {
  ink: marigoldAwning,
  marigold: roseAwning,
  leaf: roseAwning,
  rose: leafAwning,
} satisfies Record<ProductTone, string>;

/** The second shop of a product that no card machine tells apart from the first: its awning, and the colour of its wall. */
const otherShops: Readonly<Record<string, { roof: string; wall: string }>> = {
  'railway-ticket': {
    roof: roseAwning,
    wall: `color-mix(in srgb, ${colours.marigoldBright} 30%, ${colours.paper})`,
  },
  recharge: { roof: marigoldAwning, wall: colours.indigoMist },
};

/** The colours of the shop behind the counter of a service. */
export function shopColours(tone: ProductTone, service: string) {
  const other = otherShops[service];
  return {
    '--roof': `url("${other?.roof ?? shopRoofs[tone]}")`,
    ...(other && { '--tone-stage': other.wall }),
  };
}
