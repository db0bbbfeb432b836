import type * as First from '#brand/logo';
import { palette } from './palette';

/** A bridge over a river. */
export const brandColours = {
  onLight: {
    ground: palette.leaf,
    arch: palette.paper,
    leaf: palette.marigold,
    word: palette.ink,
  },
  onDark: {
    ground: palette.paper,
    arch: palette.leaf,
    leaf: palette.marigold,
    word: palette.paper,
  },
} satisfies Record<First.BrandTone, Record<keyof typeof First.brandColours.onLight, string>>;

export const markShapes = {
  corner: 32,
  arches: 'M8 40A24 24 0 0 1 56 40',
  archWidth: 6,
  leaf: 'M8 48H56V52H8Z',
  gap: 1,
} satisfies Record<keyof typeof First.markShapes, number | string>;

export const wordShapes = {
  width: 160,
  height: 64,
  letters: ['M80 48V20H88L104 40V20H110V48H102L86 28V48Z'],
} satisfies Record<keyof typeof First.wordShapes, number | readonly string[]>;
