import type { ProductTone } from '../content/contentShapes';
import { colours } from '../theme/tokens';

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

const onPaper = (colour: string, share: number) =>
  `color-mix(in srgb, ${colour} ${share}%, ${colours.paper})`;

/** A pale colour that still stands out from the band. */
const deeper = (pale: string, full: string, share: number) =>
  `color-mix(in srgb, ${full} ${share}%, ${pale})`;

/**
 * The colour of a product for all that stands below its opening, as variables: the road with its
 * marks, the terminal and its counter, a band and the ground of the last chapter, both for any text. Where the colour is too pale for a line,
 * or would be read as an alarm, the road and the panel have their own.
 */
export const productColours = {
  ink: {
    '--tone': colours.indigo,
    '--on-tone': colours.white,
    '--tone-band': onPaper(colours.indigoMist, 45),
    '--tone-stage': colours.indigoMist,
    '--tone-end': colours.indigoMist,
  },
  marigold: {
    '--tone': colours.marigold,
    '--road': colours.ink,
    '--panel': colours.ink,
    '--on-panel': colours.white,
    '--counter': colours.indigoBright,
    '--on-tone': colours.ink,
    '--tone-band': onPaper(colours.marigoldBright, 30),
    '--tone-stage': onPaper(colours.indigoMist, 60),
    '--tone-end': colours.marigoldBright,
  },
  leaf: {
    '--tone': colours.leaf,
    '--road-end': colours.leafMist,
    '--on-tone': colours.white,
    '--tone-band': colours.leafMist,
    '--tone-stage': onPaper(colours.marigoldBright, 30),
    '--tone-end': colours.leaf,
    '--on-end': colours.white,
  },
  rose: {
    '--tone': colours.rose,
    '--road': colours.ink,
    '--panel': colours.ink,
    '--on-panel': colours.white,
    '--on-tone': colours.white,
    '--tone-band': colours.roseMist,
    '--tone-stage': deeper(colours.leafMist, colours.leaf, 15),
    '--tone-end': colours.roseMist,
  },
} satisfies Record<ProductTone, object>;
