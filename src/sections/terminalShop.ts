import { keyframes, type Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { shopWithSlip } from './slipOnCounter';
import { appear, endless, screen, terminal, withStep, words } from './terminalParts';

/** Farther than the height of the screen and its bars. */
const away = '20rem';

const scrollAway = keyframes({ to: { translate: `0 -${away}` } });
const afterSteps = `exit-crossing 100% exit-crossing calc(100% + ${away})`;

/** Like what is below the steps, whose upper edge is the lower one of the last step. */
const leave = {
  animation: `${scrollAway} linear both`,
  animationTimeline: '--leave',
  animationRange: afterSteps,
} as const;

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
 * Below the steps that counter comes to stand on the rest of the shop, which has the slip and the shopkeeper, and leaves
 * with it.
 */
export const terminalShop = (theme: Theme) => ({
  '--below': '0.75rem',
  '--above-head': '1.875rem',
  // Three lines need more of it, and other scripts have higher lines.
  '--terminal-height': 'calc(7.75rem + var(--third-line, 0rem) + var(--high-lines, 0rem))',
  '&:has(> ol > li > figure > div:first-of-type > dl > div:nth-of-type(3))': {
    '--third-line': '1.5rem',
  },
  '&:not(:lang(en))': { '--high-lines': '0.75rem' },
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
    ...leave,
    mb: 0,
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
  timelineScope: '--last, --leave',
  '& > ol > li:last-of-type > div': {
    '--step-gap': '1.5rem',
    viewTimelineName: '--step, --last, --leave',
    viewTimelineInset: '60% 40%, 60% 40%, calc(var(--terminal-top) + var(--terminal-height)) auto',
    [endless]: { viewTimelineName: 'none' },
    '&::after': { content: 'none' },
  },
  // A wide screen: what is asked for beside the amount, and both in the middle of its height.
  [screen]: {
    mb: '0.25rem',
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
  '& > ol > li:first-of-type > figure > div:first-of-type': leave,
  '& > ol > li + li > figure > div:first-of-type': {
    animation: `${appear} linear both, ${scrollAway} linear both`,
    animationTimeline: '--step, --leave',
    animationRange: `cover 0% cover 1%, ${afterSteps}`,
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
  ...shopWithSlip(theme, '9 / 1', 'var(--cloth-print) 0 0 / auto var(--below) repeat-x'),
});
