import { palette } from '#brand/palette';

/**
 * The raw values of the art direction. Everything that is seen is made from these; components take
 * them through the theme; drawings take them as they are.
 */

/** The brand's colours. */
export const colours = palette;

/** Width axis of the variable font, in per cent. */
export const fontWidth = { headline: '84%', smallHeadline: '96%', text: '100%' } as const;

/** Corner radii in pixels. */
export const radius = { control: 12, surface: 20, stage: 28 } as const;

/** The same as CSS lengths, for `borderRadius` in `sx`, which multiplies a number. */
export const corner = {
  control: `${radius.control}px`,
  surface: `${radius.surface}px`,
  stage: `${radius.stage}px`,
} as const;

/** The unit of the spacing scale in pixels. */
export const spaceUnit = 4;

/** Least and greatest width of the grid in pixels; between them it takes four fifths of the window. */
export const pageWidth = { least: 1200, greatest: 1560 } as const;

/** Heights in pixels that several components must agree on. */
export const height = { header: 72, headerSmall: 64, control: 48 } as const;

/** Durations in milliseconds and the one easing. */
export const motion = {
  short: 120,
  medium: 200,
  long: 280,
  easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The one soft shadow, for what really floats: ink of 28 and 8 per cent. */
export const floatShadow = `0 16px 48px -12px ${palette.ink}47, 0 2px 6px ${palette.ink}14`;
