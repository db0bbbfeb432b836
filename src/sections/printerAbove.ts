import printer from '../art/printer.svg';

/** Before a slip: what it comes out of, a little wider and behind its upper edge. */
export const printerAbove = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetInline: '-0.625rem',
  bottom: 'calc(100% - 1.75rem)',
  aspectRatio: '280 / 126',
  background: `url("${printer}") 0 0 / 100% 100%`,
} as const;
