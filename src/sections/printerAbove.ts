import handheld from '../art/handheld.svg';
import printer from '../art/printer.svg';

/**
 * What prints the slip: the handheld machine for cards itself, or the printer beside the one for fingers; and
 * the room that it takes above the slip.
 */
export const slipPrinters = {
  card: {
    '--printer': `url("${handheld}")`,
    '--printer-ratio': '280 / 230',
    '--printer-room': '12rem',
  },
  finger: {
    '--printer': `url("${printer}")`,
    '--printer-ratio': '280 / 126',
    '--printer-room': '6.25rem',
  },
} as const;

/** Before a slip: what it comes out of, a little wider and behind its upper edge. */
export const printerAbove = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetInline: '-0.625rem',
  bottom: 'calc(100% - 1.75rem)',
  aspectRatio: 'var(--printer-ratio)',
  background: 'var(--printer) 0 0 / 100% 100%',
} as const;
