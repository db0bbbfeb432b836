import type { Theme } from '@mui/material/styles';
import { printerAbove } from './printerAbove';
import { slipAcrossWindow } from './slipOnCounter';

const words = '& > ol > li > div';
const slip = '& > ol > li > figure > div + div';

/** Room for the slip beside the card. */
const besideCard = '@container (min-width: 40rem)';
const belowCard = '@container (width < 40rem)';

/** Each step has a card, which reaches below its screen. */
const screensOnCards = ({ radius }: Theme) => ({
  '& > ol > li > div::before': {
    inset: '0 0 0 var(--beside)',
    borderRadius: `${radius.surface}px`,
  },
  '& > ol > li': {
    position: 'relative',
    isolation: 'isolate',
    pb: '1.25rem',
  },
  '& > ol > li + li': { mt: 2 },
  [words]: { position: 'static', isolation: 'auto', pb: 3 },
  '& > ol > li > figure > div:first-of-type': {
    minHeight: '9rem',
    px: 2.5,
    borderWidth: '5px',
    '& > p:nth-of-type(2)': { marginInline: -2.5, px: 2.5 },
    '& > svg': { width: '3.75rem', height: '3.75rem' },
  },
  '& > ol > li > figure[data-state=pin] > div > svg': { width: '8rem', height: '2.375rem' },
  // What is waited for needs no screen of its own here.
  '& > ol > li > figure > div > p:nth-of-type(3)': { display: 'none' },
  '& > ol > li > figure': {
    paddingInline: 'calc(var(--beside) + 1rem) 1rem',
  },
  // The slip says the same.
  '& > ol > li:last-of-type > figure > div:first-of-type': { display: 'none' },
  // Below its printer.
  [slip]: {
    position: 'relative',
    isolation: 'isolate',
    mt: 'calc(var(--printer-room) - 1rem)',
    marginInline: '0.625rem',
    '&::before': printerAbove,
  },
});

/**
 * The few steps of a short service on one card, and the slip alone of what the machine shows: it says the same. On a
 * phone each has its screen, but for a statement, which is large in the shop.
 */
export const stepsOnCard = (theme: Theme, { isStatement }: { isStatement: boolean }) => {
  const { palette, radius } = theme;
  return {
    '& > ol > li': { display: 'block', p: 0 },
    '& > ol > li > figure': { m: 0 },
    [words]: {
      isolation: 'isolate',
      py: 4,
      pl: 0,
      pr: 0,
      paddingInline: 'calc(var(--beside) + 1rem) 1rem',
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetBlock: '0 -1px',
        insetInline: 'var(--beside) 0',
        border: `1px solid ${palette.divider}`,
        backgroundColor: palette.background.paper,
      },
      '& > h4': { position: 'relative' },
      '& > h4::before': { insetInlineStart: 'calc(var(--mark) / 12 - var(--beside) - 1rem)' },
    },
    '& > ol > li:first-of-type > div::before': {
      borderStartStartRadius: radius.surface,
      borderStartEndRadius: radius.surface,
    },
    '& > ol > li:last-of-type > div::before': {
      bottom: 0,
      borderEndStartRadius: radius.surface,
      borderEndEndRadius: radius.surface,
    },
    [slip]: { m: 0 },
    [belowCard]: isStatement ? slipAcrossWindow(theme) : screensOnCards(theme),
    [besideCard]: {
      '& > ol > li > figure > div:first-of-type': { display: 'none' },
      '& > ol': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 17.5rem',
        columnGap: '2.5rem',
      },
      '& > ol > li, & > ol > li > figure': { display: 'contents' },
      [words]: { gridColumn: 1 },
      // Below its printer, in the middle of the card's height.
      [slip]: {
        position: 'relative',
        gridArea: '1 / 2 / span 3',
        alignSelf: 'center',
        isolation: 'isolate',
        mt: 'var(--printer-room)',
        marginInline: '0.625rem',
        '&::before': printerAbove,
      },
    },
  };
};
