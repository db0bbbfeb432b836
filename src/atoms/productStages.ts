import type { ProductId } from '../content/contentShapes';

/** The surface of each product group, where its words and drawing stand. */
export const productStages = {
  'aadhaar-banking': { bgcolor: 'ink.light', color: 'ink.main' },
  'micro-atm': { bgcolor: 'marigold.light', color: 'ink.main' },
  'utility-payments': { bgcolor: 'leaf.light', color: 'ink.main' },
  'travel-services': { bgcolor: 'rose.light', color: 'ink.main' },
} satisfies Record<ProductId, object>;

/** The small filled mark of each product group, for icons. */
export const productMarks = {
  'aadhaar-banking': { bgcolor: 'primary.main', color: 'marigold.main' },
  'micro-atm': { bgcolor: 'marigold.main', color: 'ink.main' },
  'utility-payments': { bgcolor: 'leaf.main', color: 'leaf.contrastText' },
  'travel-services': { bgcolor: 'error.main', color: 'error.contrastText' },
} satisfies Record<ProductId, object>;
