import printer from '../art/printer.svg';

/** For all of the service, as a slip has it at more than one width. */
export const slipPrinter = { '--printer': `url("${printer}")` } as const;

/** Of its width. */
export const printerHeight = 126 / 280;

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
