import ink from './grounds/ink.svg?drawing';
import leaf from './grounds/leaf.svg?drawing';
import marigold from './grounds/marigold.svg?drawing';
import rose from './grounds/rose.svg?drawing';

/** The printed cloth over the counter, on which the illustration of a product stands, by its tone. */
export const clothOf = { ink, leaf, marigold, rose } as const;
