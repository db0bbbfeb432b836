import type { ProductTone } from '../content/contentShapes';
import ink from './walls/aadhaar-banking.svg';
import marigold from './walls/micro-atm.svg';
import rose from './walls/travel-services.svg';
import leaf from './walls/utility-payments.svg';

/** What stands on the counter and hangs on the wall beside the terminal of a product, on its lower edge. */
export const shopWalls = { ink, marigold, leaf, rose } satisfies Record<ProductTone, string>;
