import type { Theme } from '@mui/material/styles';
import { terminal, words } from './terminalParts';

/** Above the steps: the shop's monitor on a short stand, on a counter as wide as it. */
export const terminalMonitor = ({ palette: { ink, text } }: Theme) => ({
  '--below': '2.75rem',
  '--clear': '4.5rem',
  // As far as the stand, so that nothing is seen past the corners of the monitor.
  '--hem': '2rem',
  [terminal]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 'calc(100% + 3px) -3px auto',
      height: 'var(--below)',
      background: [
        `linear-gradient(90deg, ${ink.main} 3px, transparent 0 calc(100% - 3px), ${ink.main} 0) 0 100% / 100% 1.5rem no-repeat`,
        'var(--cloth-print) 0 100% / auto 1.5rem repeat-x',
        `linear-gradient(${ink.main} 0 0) 50% 1rem / 8rem 0.25rem no-repeat`,
        `linear-gradient(90deg, ${ink.main} 3px, ${text.secondary} 0 calc(100% - 3px), ${ink.main} 0) 50% 0 / 3.5rem 1.25rem no-repeat`,
        'var(--ground)',
      ].join(),
    },
    // The road ends behind the counter.
    '&::after': { borderBlockEnd: 0 },
  },
  [words]: { viewTimelineInset: '66% 34%' },
});
