import type { ProductId } from '../content/contentShapes';

/** The surface of each product group, where its words and drawing stand. */
export const productStages = {
  'aadhaar-banking': { bgcolor: 'ink.light', color: 'ink.main' },
  'micro-atm': { bgcolor: 'marigold.light', color: 'ink.main' },
  'utility-payments': { bgcolor: 'leaf.light', color: 'ink.main' },
  'travel-services': { bgcolor: 'rose.light', color: 'ink.main' },
} satisfies Record<ProductId, object>;

const tile = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 1,
} as const;

/** The small filled tile of each product group, on which an icon stands. */
export const productMarks = {
  'aadhaar-banking': { ...tile, bgcolor: 'primary.main', color: 'marigold.main' },
  'micro-atm': { ...tile, bgcolor: 'marigold.main', color: 'ink.main' },
  'utility-payments': { ...tile, bgcolor: 'leaf.main', color: 'leaf.contrastText' },
  'travel-services': { ...tile, bgcolor: 'error.main', color: 'error.contrastText' },
} satisfies Record<ProductId, object>;
