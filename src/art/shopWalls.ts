import type { ProductTone } from '../content/contentShapes';
import { colours } from '../theme/tokens';
import leafAwning from './grounds/awning.svg';
import marigoldAwning from './grounds/awning-marigold.svg';
import roseAwning from './grounds/awning-rose.svg';

const walls = import.meta.glob<string>('./walls/*/*.svg', { eager: true, import: 'default' });
const keepers = import.meta.glob<string>('./keepers/*.svg', { eager: true, import: 'default' });
const gestures = import.meta.glob<string>('./gestures/*/*.svg', {
  eager: true,
  import: 'default',
});

const lamplitWall = `color-mix(in srgb, ${colours.marigoldBright} 30%, ${colours.paper})`;

/** Another shop of the same product: its awning, the colour of its wall, and whose shopkeeper is there. */
const otherShops: Readonly<Record<string, { roof: string; wall: string; keeper?: string }>> = {
  'aadhaar-pay': { roof: leafAwning, wall: colours.leafMist, keeper: 'railway-ticket' },
  'balance-enquiry': { roof: roseAwning, wall: lamplitWall },
  'mini-statement': { roof: leafAwning, wall: colours.leafMist, keeper: 'travel-services' },
  'railway-ticket': { roof: roseAwning, wall: lamplitWall, keeper: 'railway-ticket' },
  recharge: { roof: marigoldAwning, wall: colours.indigoMist, keeper: 'recharge' },
};

/**
 * The shop beside the terminal of a service, each under the name of its variable: what hangs on its wall,
 * `walls/<product>/<service>.svg`, before that the shopkeeper, `keepers/<product>.svg` or that of another shop, the arms,
 * which point at the screen (`gestures/<product>/point.svg`) or hold what the service is about (`<service>.svg`), at the
 * last step what is handed over (`<service>-end.svg`), and the arms that reach the last screen of a row (`<service>-row.svg`).
 */
export const shopWall = (product: string, service: string) => ({
  '--wall': walls[`./walls/${product}/${service}.svg`],
  '--keeper': keepers[`./keepers/${otherShops[service]?.keeper ?? product}.svg`],
  '--gesture':
    gestures[`./gestures/${product}/${service}.svg`] ?? gestures[`./gestures/${product}/point.svg`],
  '--last-gesture': gestures[`./gestures/${product}/${service}-end.svg`],
  '--row-gesture': gestures[`./gestures/${product}/${service}-row.svg`],
});

/** A tile of the awning above it. */
export const shopRoofs = {
  ink: marigoldAwning,
  marigold: roseAwning,
  leaf: roseAwning,
  rose: leafAwning,
} satisfies Record<ProductTone, string>;

/** The colours of the shop behind the counter of a service. */
export function shopColours(tone: ProductTone, service: string) {
  const other = otherShops[service];
  return {
    '--roof': `url("${other?.roof ?? shopRoofs[tone]}")`,
    ...(other && { '--tone-stage': other.wall }),
  };
}
