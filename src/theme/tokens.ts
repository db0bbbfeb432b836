/**
 * The raw values of the art direction. Everything that is seen is made from these; parts take
 * them through the theme; drawings take them as they are.
 */

/** Colours, as sRGB hex. The names are those of the art direction. */
export const colours = {
  ink: '#14183D',
  indigo: '#2B2F8A',
  indigoBright: '#4148C9',
  indigoShade: '#22266F',
  indigoMist: '#C9CCF2',
  marigold: '#FFB020',
  marigoldBright: '#FFC352',
  marigoldDeep: '#8A5200',
  leaf: '#0C7A4D',
  leafMist: '#DDF0E4',
  rose: '#B3263F',
  roseShape: '#D1495B',
  roseMist: '#FBE3E4',
  paper: '#FFFAF1',
  sand: '#F6ECD9',
  line: '#E6D9BF',
  mute: '#4D5173',
  edge: '#7A7460',
  earth: '#B5743F',
  earthShade: '#965A32',
  white: '#FFFFFF',
} as const;

/** Width axis of the variable font, in per cent. */
export const fontWidth = { headline: '84%', text: '100%' } as const;

/** Corner radii in pixels. */
export const radius = { control: 12, surface: 20, stage: 28 } as const;

/** The unit of the spacing scale in pixels. */
export const spaceUnit = 4;

/** Least and greatest width of the grid in pixels; between them it takes four fifths of the window. */
export const pageWidth = { least: 1200, greatest: 1560 } as const;

/** Heights in pixels that several parts must agree on. */
export const height = { header: 72, headerSmall: 64, control: 48 } as const;

/** Durations in milliseconds and the one easing. */
export const motion = {
  short: 120,
  medium: 200,
  long: 280,
  easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The one soft shadow, for what really floats. */
export const floatShadow = '0 16px 48px -12px rgb(20 24 61 / 0.28), 0 2px 6px rgb(20 24 61 / 0.08)';
