import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { colours } from '../theme/tokens';
import { printerAbove } from './printerAbove';
import { slipAcrossWindow } from './slipOnCounter';
import { branchToSlip, screen, slip, stepCard, words, wordsOnCard } from './terminalParts';

/** Room for the slip beside the cards. */
const besideCards = '@container (min-width: 40rem)';
const belowCards = '@container (width < 40rem)';

/** Room for both columns of a low screen: large text has none. */
const lowScreens = '@container (min-width: 17rem)';

/** As the screens of a short service differ little: what is shown or asked for stands beside the title. */
const lowScreen = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 0,
  pt: 0,
  '& > p:first-of-type': {
    alignContent: 'center',
    minHeight: '2.75rem',
    m: 0,
    py: 1,
    border: 0,
    lineHeight: 1.25,
  },
  '& > p:nth-of-type(2)': { gridColumn: '1 / -1', m: 0, marginInline: -2.5, py: 1 },
  '& > strong, & > svg, & > dl': { gridArea: '1 / 2', alignSelf: 'center', m: 0, p: 0 },
  '& dd': { fontSize: '0.875rem' },
  '& > strong ~ dl, & > dl:not(:has(> div:nth-of-type(3))) dt': visuallyHidden,
  // Entries keep their labels, in all of the width.
  '& > dl:has(> div:nth-of-type(3))': { gridArea: '2 / 1 / auto / -1', mt: -1.5, pb: 2 },
} as const;

/** Each card reaches below the screen of its step, and the slip is at the end of a branch. */
const screensOnCards = {
  '& > ol > li': {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplate: 'repeat(3, auto) / minmax(0, 1fr)',
  },
  '& > ol > li > figure': { display: 'contents' },
  '& > ol > li::before': { ...stepCard, gridArea: '1 / 1 / 3 / 2' },
  '& > ol > li:last-of-type::after': { ...branchToSlip, gridArea: '1 / 1 / 3 / 2' },
  [words]: { position: 'static', pb: 3, '&::before': { content: 'none' } },
  [screen]: {
    minHeight: '9.5rem',
    mb: 'calc(0.75rem + var(--step-gap))',
    marginInline: 'calc(var(--beside) + 1rem) 1rem',
    px: 2.5,
    borderWidth: '4px',
    '& > p:nth-of-type(2)': { marginInline: -2.5, px: 2.5 },
    '& > strong': { fontSize: '1.75rem' },
    '& > svg': { width: '2.25rem', height: '2.25rem' },
    [lowScreens]: lowScreen,
  },
  '& > ol > li > figure[data-state=pin] > div > svg': { width: '6rem', height: '1.75rem' },
  // What is waited for needs no screen of its own here.
  [`${screen} > p:nth-of-type(3)`]: { display: 'none' },
  [slip]: {
    width: 'min(100% - var(--beside), 17rem)',
    mt: 2,
    marginInlineStart: 'var(--beside)',
  },
} as const;

/** What is read at the end is printed in the shop. */
const statementInShop = (theme: Theme) => ({
  ...screensOnCards,
  // What its screen says is on the slip, which follows at once.
  '& > ol > li:last-of-type > figure > div:first-of-type': { display: 'none' },
  '& > ol > li:last-of-type > div': { pb: 'calc(0.75rem + var(--step-gap))' },
  ...slipAcrossWindow(theme),
});

/**
 * The few steps of a short service, each on a card. On a phone each has its screen, and a statement is large in the shop
 * below; where there is room beside the cards, the slip alone is there of what the machine shows, as it says the same.
 */
export const stepsOnCard = (theme: Theme, { isStatement }: { isStatement: boolean }) => ({
  '--step-gap': '0.5rem',
  '--card': colours.white,
  '& > ol > li': { display: 'block', p: 0 },
  '& > ol > li > figure': { m: 0 },
  [words]: { ...wordsOnCard, isolation: 'isolate' },
  [slip]: { m: 0 },
  [belowCards]: isStatement ? statementInShop(theme) : screensOnCards,
  [besideCards]: {
    [screen]: { display: 'none' },
    '& > ol': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 17.5rem',
      columnGap: '2.5rem',
    },
    '& > ol > li, & > ol > li > figure': { display: 'contents' },
    [words]: { gridColumn: 1 },
    // Below its printer, in the middle of the cards' height.
    [slip]: {
      position: 'relative',
      gridArea: '1 / 2 / span 3',
      alignSelf: 'center',
      isolation: 'isolate',
      mt: '6.25rem',
      marginInline: '0.625rem',
      '&::before': printerAbove,
    },
  },
});
