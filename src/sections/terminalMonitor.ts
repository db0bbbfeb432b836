import type { Theme } from '@mui/material/styles';
import { terminal, words } from './terminalParts';

/** Above the steps: the shop's monitor on a short stand, on a counter from edge to edge. */
export const terminalMonitor = ({ palette: { ink, text } }: Theme) => ({
  '--below': '2.75rem',
  '--clear': '4.5rem',
  // As far as the stand, so that nothing is seen past the corners of the monitor.
  '--hem': '2rem',
  [terminal]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      boxSizing: 'border-box',
      insetInlineStart: 'calc(-3px - var(--gutter))',
      top: 'calc(100% + 3px)',
      width: 'calc(100cqi + 2 * var(--gutter))',
      height: 'var(--below)',
      // The stand is centred below the monitor, wherever the counter ends.
      paddingInline: 'var(--gutter) calc(100cqi - var(--terminal-width) + var(--gutter))',
      background: [
        'var(--cloth-print) 0 100% / auto 1.5rem repeat-x',
        `linear-gradient(${ink.main} 0 0) 50% 1rem / 8rem 0.25rem no-repeat content-box`,
        `linear-gradient(90deg, ${ink.main} 3px, ${text.secondary} 0 calc(100% - 3px), ${ink.main} 0) 50% 0 / 3.5rem 1.25rem no-repeat content-box`,
        'var(--ground)',
      ].join(),
    },
    // The road ends behind the counter.
    '&::after': { borderBlockEnd: 0 },
  },
  [words]: { viewTimelineInset: '66% 34%' },
});
