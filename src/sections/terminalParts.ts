import { keyframes } from '@mui/material/styles';
import bankCard from '../art/bank-card.svg';
import { colours, spaceUnit } from '../theme/tokens';

/** Room for the terminal beside the words. */
export const wide = '@container (min-width: 43rem)';
export const narrow = '@container (width < 43rem)';

/** Room for a counter with the terminal and the slip beside each other. */
export const broad = '@container (min-width: 64rem)';

/**
 * A window that shows all steps at once, so that none is the one that is read: the screen of the first stays above them,
 * and that of the last beside its slip.
 */
export const endless = '@media (min-height: 130rem)';

export const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** Runs with the step that is read: within the range alone, or `both` before and after it too. */
export const withStep = (name: string, range: string, fill: 'none' | 'both' = 'both') => ({
  animation: `${name} linear ${fill}`,
  animationTimeline: '--step',
  animationRange: range,
});

/** A length on the terminal, which is 20 wide. */
export const unit = (count: number) => `calc(${count} * var(--unit))`;

/** What is on the terminal stands still with it and leaves with it; `from` is in units. */
export const onTerminal = (from: number, height: string) => ({
  position: 'sticky',
  top: `calc(var(--terminal-top) + ${unit(from)})`,
  zIndex: 1,
  boxSizing: 'border-box',
  alignSelf: 'var(--stand, start)',
  justifySelf: 'center',
  height,
  minHeight: 0,
  marginBlock: `calc(var(--above) + ${unit(from)}) calc(var(--below) + var(--terminal-height) - ${unit(from)} - ${height})`,
});

/** The space of a section below its content. */
export const endOfSection = { xs: -14 * spaceUnit, md: -24 * spaceUnit } as const;

/** All but the end of the card is in the slot, above the edge of the counter. */
export const cardInSlot = {
  content: '""',
  position: 'absolute',
  background: `url("${bankCard}") 0 0 / 100% 100%`,
  clipPath: 'inset(75% 0 0)',
  translate: '0 -75%',
} as const;

export const terminal = '& > div + div';
export const words = '& > ol > li > div';
export const screen = '& > ol > li > figure > div:first-of-type';
export const slip = '& > ol > li > figure > div + div';

export const onScreens = (layer: 'before' | 'after', ...states: string[]) =>
  `& > ol > li > figure:is(${states.map((state) => `[data-state=${state}]`).join()}) > div:first-of-type::${layer}`;

/** Up to two lines and no amount. */
export const fewLines = '& > p + dl:not(:has(> [data-chosen], > div:nth-of-type(3)))';

/** On a large screen: lines without an amount take all of its height, each of a few with its value below its label. */
export const linesInHeight = {
  '& > p + dl': { flexGrow: 1, display: 'grid', alignContent: 'space-evenly', pb: 0 },
  [`${fewLines} dt`]: { flexBasis: '100%' },
  [`${fewLines} dd`]: { m: 0 },
} as const;

/** The card of a step; that of the one whose screen is shown stands out, and its number is filled. */
const stepCard = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetBlock: '0 var(--step-gap)',
  insetInline: 'var(--beside) 0',
  border: 'var(--edge, 1px solid color-mix(in srgb, var(--road, var(--tone)) 40%, transparent))',
  borderRadius: '0.75rem',
  backgroundColor: `var(--card, color-mix(in srgb, ${colours.white} 80%, transparent))`,
} as const;

/** The step whose screen is shown. */
export const stepInView = {
  '--number': 'var(--tone)',
  '--on-number': 'var(--on-tone)',
  '--card': colours.white,
  '--edge': '3px solid var(--road, var(--tone))',
} as const;

/** The words of a step on its card, and its number on the road beside that. */
export const wordsOnCard = {
  pt: 3,
  pb: 'calc(0.75rem + var(--step-gap))',
  paddingInline: 'calc(var(--beside) + 1rem) 0.75rem',
  '&::before': stepCard,
  // The number beside the title wherever that is on the card.
  '& > h4': { position: 'relative' },
  '& > h4::before': { insetInlineStart: 'calc(var(--mark) / 12 - var(--beside) - 1rem)' },
} as const;

const socket = '1.375rem';

/** After the title of a step: a line from its card to a machine that is `depth` into the scene, and the socket on its side that it ends in. */
export const lineToMachine = (depth: string) =>
  ({
    content: '""',
    position: 'absolute',
    top: `calc(0.875rem + 2px - ${socket} / 2)`,
    insetInlineEnd: `calc(-3.25rem - ${socket} / 2 - (${depth}))`,
    width: `calc(2.5rem + ${socket} / 2 + (${depth}))`,
    height: socket,
    background: [
      `radial-gradient(closest-side, ${colours.paper} calc(100% - 3.5px), ${colours.ink} calc(100% - 3px) calc(100% - 0.5px), transparent) calc(50% + 50% * var(--inline, 1)) 50% / ${socket} ${socket} no-repeat`,
      `linear-gradient(var(--road, var(--tone)) 0 0) 0 50% / calc(100% - ${socket} / 2) 4px no-repeat`,
    ].join(),
  }) as const;

/** After the last words: a branch of the road that turns to the title of the slip. */
export const branchToSlip = {
  content: '""',
  position: 'absolute',
  boxSizing: 'border-box',
  insetInlineStart: 'calc(var(--mark) / 2 - 2px)',
  bottom: '-2.25rem',
  width: 'calc(var(--beside) - var(--mark) / 2 + 4px)',
  height: '2rem',
  border: '0 solid var(--road, var(--tone))',
  borderBlockEndWidth: 4,
  borderInlineStartWidth: 4,
  borderEndStartRadius: '1.25rem',
} as const;
