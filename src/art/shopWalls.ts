import type { ProductTone } from '../content/contentShapes';
import { colours } from '../theme/tokens';
import leafAwning from './grounds/awning.svg';
import marigoldAwning from './grounds/awning-marigold.svg';
import roseAwning from './grounds/awning-rose.svg';
import cash from './keepers/cash.svg';
import shopkeeper from './keepers/shopkeeper.svg';
import { standingThing } from './standingThing';
import shopping from './takeaways/aadhaar-pay.svg';

const walls = import.meta.glob<string>('./walls/*/*.svg', { eager: true, import: 'default' });
const keepers = import.meta.glob<string>('./keepers/*.svg', { eager: true, import: 'default' });

/**
 * The shop beside the terminal of a service, each under the name of its variable: what hangs on its wall,
 * `walls/<product>/<service>.svg`, before that the shopkeeper, `keepers/<product>.svg`, the cash that is handed over at
 * the end with what stands beside it on a phone, and the shopping before the printer.
 */
export const shopWall = (product: string, service: string) => ({
  '--wall': walls[`./walls/${product}/${service}.svg`],
  '--keeper': keepers[`./keepers/${product}.svg`] ?? shopkeeper,
  '--handed': service === 'cash-withdrawal' ? cash : undefined,
  '--beside-cash': service === 'cash-withdrawal' ? standingThing(product, service)?.src : undefined,
  '--shopping': service === 'aadhaar-pay' ? shopping : undefined,
});

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
