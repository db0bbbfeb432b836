import type { Theme } from '@mui/material/styles';
import { ringOnLight } from '../theme/focusRing';

/** Width of a tooth of the torn edge in pixels; it is half as high. */
const tooth = 16;

/** The teeth of the torn edge, as a mask. */
export const tornEdge = `conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) 50% / ${tooth}px 100%`;

/** The look of a slip torn off a roll, on any surface: room for the teeth below is its own. */
export const tornSlip = ({ palette }: Theme) =>
  ({
    ...ringOnLight,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    // The edge where the system forces its colours, and on paper; the teeth cut it off otherwise.
    border: '1px solid transparent',
    paddingBottom: `${tooth}px`,
    mask: tornEdge,
    '@media (forced-colors: active)': { mask: 'none' },
    '@media print': { mask: 'none', borderColor: 'currentColor' },
  }) as const;
