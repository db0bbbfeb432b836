import type { ProductTone } from '../content/contentShapes';

/** The surface of a product, where its words and its illustration stand. */
export const productStages = {
  ink: { bgcolor: 'ink.light', color: 'ink.main' },
  marigold: { bgcolor: 'marigold.light', color: 'ink.main' },
  leaf: { bgcolor: 'leaf.light', color: 'ink.main' },
  rose: { bgcolor: 'rose.light', color: 'ink.main' },
} satisfies Record<ProductTone, object>;

const tile = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 1,
} as const;

/** The small filled tile of a product, on which an icon stands. */
export const productMarks = {
  ink: { ...tile, bgcolor: 'primary.main', color: 'marigold.main' },
  marigold: { ...tile, bgcolor: 'marigold.main', color: 'ink.main' },
  leaf: { ...tile, bgcolor: 'leaf.main', color: 'leaf.contrastText' },
  rose: { ...tile, bgcolor: 'error.main', color: 'error.contrastText' },
} satisfies Record<ProductTone, object>;
