import { colours } from '../theme/tokens';
import { cardInSlot, onScreens, terminal, words } from './terminalParts';

/** A window with room for the keys and the slot of the terminal too. */
const tall = '@media (min-height: 50rem)';

/** Above the steps: the lower half of the terminal, which the drawing has below the machine. */
export const terminalKeys = {
  [tall]: {
    // It has a rim and is dark within it, as in the drawing.
    '--body': colours.ink,
    '--terminal-height': 'calc(14.5rem + var(--keys-width) * 0.422)',
    [terminal]: {
      '& > img:first-of-type': {
        display: 'block',
        width: 'var(--keys-width)',
        height: 'calc(var(--keys-width) * 0.422)',
        margin: 'auto',
        mt: '13.5rem',
        objectFit: 'cover',
        objectPosition: 'bottom',
      },
    },
    [words]: { viewTimelineInset: '76% 24%' },
    // Room for the card, which no words are seen behind.
    '&:has([data-state=card])': { '--clear': '1.75rem', '--hem': '1.75rem' },
    [onScreens('before', 'card', 'pin')]: {
      ...cardInSlot,
      inset:
        'calc(12rem + var(--keys-width) * 0.391) auto auto calc(50% - var(--keys-width) * 0.2375)',
      width: 'calc(var(--keys-width) * 0.475)',
      height: 'calc(var(--keys-width) * 0.35)',
    },
  },
} as const;
