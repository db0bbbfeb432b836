import type { Theme } from '@mui/material/styles';
import { spaceUnit } from '../theme/tokens';
import { slip, terminal, words } from './terminalParts';

/** Above the steps: the shop's monitor on a short stand, on a counter from edge to edge of the window. */
export const terminalMonitor = ({ palette: { ink, text } }: Theme) => ({
  '--below': '2.25rem',
  '--clear': '3.25rem',
  // Of the monitor, on a counter that is wider.
  '--middle': 'calc(50% + (var(--terminal-width) - 100cqi) / 2 * var(--inline, 1))',
  // As far as the stand, so that nothing is seen past the corners of the monitor.
  '--hem': '2rem',
  [terminal]: {
    // Above it what has passed is hidden, below it is its stand on the counter.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 'calc(-1.25rem - 3px) calc(-3px - var(--below))',
      insetInlineStart: 'calc(-3px - var(--gutter))',
      width: 'calc(100cqi + 2 * var(--gutter))',
      background: [
        'var(--cloth-print) 0 100% / auto 1.5rem repeat-x',
        `linear-gradient(${ink.main} 0 0) var(--middle) calc(100% - 1.5rem) / 8rem 0.25rem no-repeat`,
        `linear-gradient(90deg, ${ink.main} 3px, ${text.secondary} 0 calc(100% - 3px), ${ink.main} 0) var(--middle) calc(100% - 1.5rem) / 3.5rem 0.75rem no-repeat`,
        'linear-gradient(var(--ground) 0 0) 0 0 / 100% 1.25rem no-repeat',
        'linear-gradient(var(--ground) 0 0) 0 100% / 100% var(--below) no-repeat',
      ].join(),
    },
    // The road ends behind the counter.
    '&::after': { borderBlockEnd: 0 },
  },
  // Its counter ends the section.
  marginBlockEnd: { xs: `${-14 * spaceUnit}px`, md: `${-24 * spaceUnit}px` },
  '& > img': { display: 'none' },
  [slip]: { mb: '2.5rem' },
  [words]: { viewTimelineInset: '66% 34%' },
});
