import { keyframes, type Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { shopWithSlip } from './slipOnCounter';
import { screen, terminal, withStep, words } from './terminalParts';

const changeThing = keyframes`to { background: var(--last-thing, var(--thing)); }`;

/** From edge to edge of the window. */
const acrossWindow = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 'calc(-1 * var(--gutter))',
  width: 'calc(100cqi + 2 * var(--gutter))',
} as const;

/**
 * Above the steps: the screen in its case, between the awning and the counter of the shop, from edge to edge of the
 * window. Screen and counter are low, as they stand still over what is read; the awning scrolls away with the title.
 */
export const terminalShop = (
  theme: Theme,
  { endsInShop, slipLines }: { endsInShop: boolean; slipLines: number },
) => ({
  // It leaves with the last step, as high above the end as the slip is, or the shop with it: the next service begins
  // without it.
  '--slip-height': endsInShop
    ? `calc(${20 + 2.625 * slipLines}rem + var(--high-slip, 0rem))`
    : `${7.25 + 2.125 * slipLines}rem`,
  '--below': '0.75rem',
  // Three lines need more of it, and other scripts have higher lines.
  '--terminal-height': 'calc(7.75rem + var(--third-line, 0rem) + var(--high-lines, 0rem))',
  '&:has(> ol > li > figure > div:first-of-type > dl > div:nth-of-type(3))': {
    '--third-line': '1.5rem',
  },
  '&:not(:lang(en))': { '--high-lines': '0.75rem', '--high-slip': '4rem' },
  // Its longest answer takes two.
  '&:lang(ta)': { '--high-lines': '1.5rem' },
  '--clear': '2rem',
  '--terminal-width': 'min(100cqi - var(--thing-width) - 0.125rem, 26rem)',
  '--thing-width': '4rem',
  // The awning, in the place of the road.
  '& > div:first-of-type': {
    position: 'relative',
    pb: '2.5rem',
    '&::after': {
      ...acrossWindow,
      zIndex: 2,
      bottom: '0.5rem',
      height: '2rem',
      background: 'var(--roof) 50% 100% / auto 2rem repeat-x',
    },
  },
  [terminal]: {
    mb: 'calc(var(--below) + var(--slip-height))',
    // One dark frame.
    backgroundColor: 'ink.main',
    boxShadow: '0 0 0 100vmax var(--tone-stage)',
    // As high as the wall, from the awning to the counter.
    clipPath: 'inset(-2.5rem -100vmax calc(-1 * var(--below)))',
    // What stands beside it, a little into the space at the edge of the window.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(100% + 0.625rem + 2px)',
      bottom: '-2px',
      width: 'var(--thing-width)',
      height: 'calc(100% - 0.5rem)',
      background: 'var(--thing)',
      ...withStep(changeThing, 'cover 0% cover 1%'),
      animationTimeline: '--last',
    },
    // The counter.
    '&::before': {
      ...acrossWindow,
      marginInlineStart: '-2px',
      top: 'calc(100% + 2px)',
      height: 'var(--below)',
      background: 'var(--cloth-print) 0 100% / auto var(--below) repeat-x',
    },
  },
  [words]: { viewTimelineInset: '60% 40%' },
  // A wide screen: what is asked for beside the amount, and both in the middle of its height.
  [screen]: {
    mb: 'calc(var(--below) + 0.25rem + var(--slip-height))',
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) auto / auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '0.75rem',
    pt: '0.1875rem',
    px: 2,
    border: 0,
    // That of the frame, less its width.
    borderRadius: '0.75rem',
    '& > p:nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
    '& > p:first-of-type': { pb: '0.125rem', mb: 0 },
    '& > p:nth-of-type(n + 2)': {
      px: 2,
      py: '0.1875rem',
      borderRadius: '0 0 0.75rem 0.75rem',
    },
    '& > p:nth-of-type(2)': { marginInline: -2 },
    '& > strong': { m: 0, fontSize: '2.25rem', lineHeight: 1 },
    '& > dl, & > svg': { gridColumn: '1 / -1', alignSelf: 'center', m: 0, p: 0 },
    '& dt, & dd': { lineHeight: 1.4 },
    '& dd': { fontSize: '0.9375rem' },
    '& > dl:has(> [data-chosen])': { alignSelf: 'stretch', marginBlock: '0.25rem', gap: '0.25rem' },
    '& > dl:has(> [data-chosen]) > div': { columnGap: '0.5rem', px: 1.5 },
    '& > dl:has(> [data-chosen]) dt': { fontSize: '0.9375rem' },
    '& > svg': { justifySelf: 'center', width: '2.625rem', height: '2.625rem' },
    '& > strong ~ dl, & > strong ~ svg': { gridColumn: 2 },
    // An amount says what is paid, and leaves its lines room for their values alone.
    '& > strong ~ dl dt': visuallyHidden,
    '& > strong ~ svg': { m: 0, justifySelf: 'end' },
  },
  '& > ol > li > figure[data-state=pin] > div:first-of-type > svg': { width: '7.5rem' },
  // Words fade as they go under the counter; the road and its numbers, which are shapes, do not.
  '& > ol > li:first-of-type > figure > div:first-of-type::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(100% + 0.25rem + var(--below))',
    insetInlineStart: 'calc(var(--beside) - 0.375rem)',
    width: 'calc(100cqi - var(--beside) + var(--gutter))',
    height: '1.25rem',
    background: 'linear-gradient(var(--ground), transparent)',
    '@media (forced-colors: active)': { content: 'none' },
  },
  // The road leads to that shop from above.
  ...(endsInShop && {
    ...shopWithSlip(theme, '9 / 1'),
    '& > ol > li:last-of-type > div::after': { content: 'none' },
  }),
});
