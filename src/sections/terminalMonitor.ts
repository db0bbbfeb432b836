import type { Theme } from '@mui/material/styles';
import { spaceUnit } from '../theme/tokens';
import { slip, terminal, words } from './terminalParts';

/** Above the steps: the shop's monitor on a short stand, before the wall of the shop and on its counter, from edge to edge of the window. */
export const terminalMonitor = ({ palette: { ink, text } }: Theme) => ({
  '--below': '2.25rem',
  '--clear': '3.25rem',
  // Of the monitor, on a counter that is wider.
  '--middle': 'calc(50% + (var(--terminal-width) - 100cqi) / 2 * var(--inline, 1))',
  '& > div:first-of-type': { pb: 4 },
  [terminal]: {
    boxShadow: 'inset 0 0 0 0.5rem var(--tone), 0 0 0 100vmax var(--tone-stage)',
    // As high as the wall, from the bar to the counter.
    clipPath: 'inset(calc(-1.25rem - 3px) -100vmax calc(-3px - var(--below)))',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(-3px - var(--gutter))',
      width: 'calc(100cqi + 2 * var(--gutter))',
    },
    '&::before': {
      top: 'calc(100% + 3px)',
      height: 'var(--below)',
      background: [
        'var(--cloth-print) 0 100% / auto 1.5rem repeat-x',
        `linear-gradient(${ink.main} 0 0) var(--middle) 0.5rem / 8rem 0.25rem no-repeat`,
        `linear-gradient(90deg, ${ink.main} 3px, ${text.secondary} 0 calc(100% - 3px), ${ink.main} 0) var(--middle) 0 / 3.5rem 0.75rem no-repeat`,
      ].join(),
    },
    // The awning, in the place of the road.
    '&::after': {
      bottom: 'calc(100% + 3px)',
      height: '1.25rem',
      border: 0,
      background: 'var(--roof) 50% 100% / auto 1.25rem repeat-x',
    },
  },
  // Its counter ends the section.
  marginBlockEnd: { xs: `${-14 * spaceUnit}px`, md: `${-24 * spaceUnit}px` },
  '& > img': { display: 'none' },
  [slip]: { mb: '2.5rem' },
  [words]: { viewTimelineInset: '66% 34%' },
});
