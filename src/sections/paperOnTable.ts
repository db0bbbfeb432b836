import { ringOnLight } from '../theme/focusRing';
import { colours } from '../theme/tokens';

/** The table that papers lie on. */
export const table = { ...ringOnLight, bgcolor: 'ink.light' } as const;

/** The edge of a paper in the ink of a drawing. */
export const onTable = {
  borderRadius: 0.5,
  outline: `2px solid ${colours.ink}`,
  bgcolor: 'background.paper',
} as const;

/** It has none on paper. */
export const printed = { outline: 0 } as const;
