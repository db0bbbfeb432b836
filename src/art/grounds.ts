import cloth from './grounds/cloth.svg?drawing';
import { viewOf } from './viewOf';

/** The printed cloth over the counter, on which the illustration of a product stands, by its tone. */
export const clothOf = {
  ink: viewOf(cloth, 'ink'),
  leaf: viewOf(cloth, 'leaf'),
  marigold: viewOf(cloth, 'marigold'),
  rose: viewOf(cloth, 'rose'),
} as const;
