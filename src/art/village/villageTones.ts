import { palette } from '#brand/palette';
import { tints } from '#brand/tints';

/** The colours of the map's drawings. */
export const tones = {
  ...palette,
  ...tints,
  skin: palette.earth,
  skinDark: palette.earthShade,
  skinLight: tints.earthLight,
} as const;
