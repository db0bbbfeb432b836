import handheld from '../art/handheld.svg';
import printer from '../art/printer.svg';

/** What prints the slip: the handheld machine for cards itself, or the printer beside the one for fingers. */
export const slipPrinters = {
  card: { '--printer': `url("${handheld}")` },
  finger: { '--printer': `url("${printer}")` },
} as const;

/** Before a slip: what it comes out of, a little wider and behind its upper edge. */
export const printerAbove = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetInline: '-0.625rem',
  bottom: 'calc(100% - 1.75rem)',
  aspectRatio: '280 / 126',
  background: 'var(--printer) 0 0 / 100% 100%',
} as const;
