import type { Theme } from '@mui/material/styles';
import { printerAbove } from './printerAbove';
import { shopWithSlip } from './slipOnCounter';
import { screen, slip, words } from './terminalParts';

/** Room for the slip beside the steps. */
const besideSteps = '@container (min-width: 40rem)';
const belowSteps = '@container (width < 40rem)';

/** Room for both columns of a low screen: large text has none. */
const lowScreens = '@container (min-width: 17rem)';

/** What is asked for stands beside the title. */
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
  '& > svg': { gridArea: '1 / 2', m: 0 },
} as const;

/** Screens that ask for something stand below the words of their steps; what others show is in the words or on the slip. */
const screensBelowWords = {
  '& > ol > li': {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplate: 'repeat(3, auto) / minmax(0, 1fr)',
  },
  '& > ol > li > figure': { display: 'contents' },
  [words]: { gridRow: 1 },
  '& > ol > li > figure:is([data-state=check], [data-state=approved]) > div:first-of-type': {
    display: 'none',
  },
  [screen]: {
    minHeight: '9.5rem',
    mb: 4,
    marginInlineStart: 'var(--beside)',
    px: 2.5,
    borderWidth: '4px',
    '& > p:nth-of-type(2)': { marginInline: -2.5, px: 2.5 },
    '& > svg': { width: '2.25rem', height: '2.25rem' },
    [lowScreens]: lowScreen,
  },
  '& > ol > li > figure[data-state=pin] > div > svg': { width: '6rem', height: '1.75rem' },
  // What is waited for needs no screen of its own here.
  [`${screen} > p:nth-of-type(3)`]: { display: 'none' },
} as const;

const slipInShop = (theme: Theme) => ({
  '--above-head': '4rem',
  ...shopWithSlip(theme, '3 / 1', 'var(--roof) 50% 0 / auto 2rem repeat-x'),
});

/**
 * The few steps of a short service, parted by lines. On a phone the slip is below them, in the shop; where there is room,
 * it is beside them, and no screen is there.
 */
export const shortSteps = (theme: Theme) => ({
  '& > ol > li': { display: 'block', p: 0 },
  '& > ol > li > figure': { m: 0 },
  [words]: {
    position: 'relative',
    paddingBlock: 4,
    // The number beside the title.
    '& > h4': { position: 'relative' },
    '& > h4::before': { insetInlineStart: 'calc(var(--mark) / 12 - var(--beside))' },
  },
  '& > ol > li + li > div': {
    background:
      'linear-gradient(color-mix(in srgb, var(--road, var(--tone)) 25%, transparent) 0 0) calc(50% + 50% * var(--inline, 1)) 0 / calc(100% - var(--beside)) 1px no-repeat',
  },
  '& > ol > li:first-of-type > div': { pt: 1 },
  [slip]: { m: 0 },
  [belowSteps]: {
    ...screensBelowWords,
    ...slipInShop(theme),
  },
  [besideSteps]: {
    [screen]: { display: 'none' },
    '& > ol': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 17.5rem',
      columnGap: '2.5rem',
    },
    '& > ol > li, & > ol > li > figure': { display: 'contents' },
    [words]: { gridColumn: 1 },
    // Below its printer, in the middle of the steps' height.
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
