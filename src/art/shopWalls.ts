import type { ProductTone } from '../content/contentShapes';
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
