import { keyframes, type Theme } from '@mui/material/styles';
import {
  cardInSlot,
  endOfSection,
  fewLines,
  linesInHeight,
  onScreens,
  onTerminal,
  screen,
  terminal,
  unit,
  withStep,
  words,
} from './terminalParts';

const shine = keyframes`from, to { opacity: 1; }`;
const pushIn = keyframes`from { clip-path: inset(35% 0 0); translate: 0 -35%; }`;

const takeawayHeight = '14rem';

/**
 * What the customer leaves with, below the slip on a counter from edge to edge: in the space at the end, which the terminal
 * never covers.
 */
const takeawayAtEnd = {
  paddingBlockEnd: {
    xs: `calc(${takeawayHeight} + ${endOfSection.xs}px)`,
    md: `calc(${takeawayHeight} + ${endOfSection.md}px)`,
  },
  '& > img': {
    position: 'relative',
    display: 'block',
    gridArea: '10 / 1 / auto / -1',
    boxSizing: 'border-box',
    width: 'calc(100% + 2 * var(--gutter))',
    maxWidth: 'none',
    height: takeawayHeight,
    mb: `-${takeawayHeight}`,
    marginInline: 'calc(-1 * var(--gutter))',
    padding: '1.25rem var(--gutter) 1.5rem',
    paddingInlineStart: 'calc(var(--gutter) + var(--beside))',
    background: 'var(--cloth-print) repeat-x bottom / auto 1.5rem',
    objectFit: 'contain',
    objectPosition: 'bottom',
  },
} as const;

/** Beside the steps: the whole terminal, on a counter. */
export const terminalCounter = (
  { palette, radius }: Theme,
  { hasTakeaway }: { hasTakeaway: boolean },
) => ({
  '--terminal-top': 'calc(var(--header-in-view) + 6rem)',
  '--terminal-height': unit(30),
  '--above': '4.5rem',
  '--below': '4.5rem',
  // Beside the steps alone, and in the middle of their height.
  '--stage': '3 / 2 / span 6',
  '--stand': 'center',
  // The planks of the counter below the cloth, in line wherever they begin.
  '--planks': `linear-gradient(90deg, ${palette.ink.main} 2px, transparent 0) 2.25rem 0 / 4.5rem 100% round no-repeat, color-mix(in srgb, var(--counter, var(--tone)) 78%, ${palette.ink.main})`,
  '--device-start': 'calc((100% - 20 * var(--unit)) / 2)',
  gridTemplate: 'auto 0 / minmax(0, 1fr) minmax(21.5rem, 38%)',
  columnGap: 'clamp(2rem, 5vw, 6rem)',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  // As high as the steps: the wall above the terminal wherever it stands, and the counter below.
  '&::after': {
    content: '""',
    zIndex: -1,
    gridArea: 'var(--stage)',
    borderRadius: `${radius.stage}px`,
    // The ink at both ends of the awning is that of the tiles beyond.
    paddingInline: '1.5px',
    // The line between both is where the terminal stands at first.
    background:
      'var(--roof) 0 0 / 5.5rem 3.5rem round no-repeat content-box border-box, linear-gradient(var(--tone-stage) 0 0) 0 0 / 100% calc(50% + var(--terminal-height) / 2) no-repeat, var(--planks)',
  },
  // The counter, with the cloth on it that is printed in the colour of the product, as below its opening.
  [terminal]: {
    top: 'calc(var(--terminal-top) - var(--above))',
    gridArea: 'var(--stage)',
    justifySelf: 'stretch',
    display: 'grid',
    alignItems: 'end',
    justifyContent: 'center',
    width: 'auto',
    height: 'calc(var(--above) + var(--terminal-height) + var(--below))',
    m: 0,
    paddingBlockEnd: 'var(--below)',
    border: 0,
    borderRadius: `${radius.stage}px`,
    background:
      'linear-gradient(var(--tone-stage) 0 0) 0 var(--above) / 100% calc(100% - var(--above) - var(--below)) no-repeat',
    boxShadow: 'none',
    overflow: 'clip',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      width: 'auto',
      height: 'var(--below)',
      border: 0,
      background: 'var(--cloth-print) repeat-x 0 0 / auto 3rem, var(--planks)',
    },
    '& > img:first-of-type': {
      display: 'block',
      width: unit(20),
      height: unit(30),
    },
  },
  // Low in the window, so that the last is read while the whole counter still stands.
  [words]: {
    '--line': 'min(86%, var(--terminal-top) + var(--terminal-height) + var(--below) - 4rem)',
    viewTimelineInset: 'var(--line) calc(100% - var(--line))',
  },
  ...(hasTakeaway && takeawayAtEnd),
  [screen]: {
    gridArea: 'var(--stage)',
    ...onTerminal(2.625, unit(12.5)),
    justifySelf: 'start',
    width: unit(15.5),
    marginInlineStart: `calc(var(--device-start) + ${unit(2.25)})`,
    pt: 2.5,
    border: 0,
    borderRadius: '4px',
    // Covers what its frame has of the screen at a fraction of a pixel.
    boxShadow: `0 0 0 1px ${palette.ink.main}`,
    // All of it grows with the machine.
    '& > p': { fontSize: unit(1) },
    '& > strong': { fontSize: unit(3) },
    '& > strong:has(+ p)': { fontSize: unit(3.75) },
    '& > svg': { width: unit(5.5), height: unit(5.5) },
    '& > strong ~ svg': { width: unit(4), height: unit(4), marginBlock: `${unit(-3.5)} 0` },
    '& dt': { fontSize: unit(0.9375) },
    '& dd': { fontSize: unit(1) },
    ...linesInHeight,
    '& > p + dl dd': { fontSize: unit(1.125) },
    [`${fewLines} dd`]: { m: 0, fontSize: unit(1.5) },
  },
  '& > ol > li > figure[data-state=pin] > div:first-of-type > svg': {
    width: unit(11),
    height: unit(3.25),
    m: 'auto',
  },
  // What is to be touched shines. The drawing is not mirrored, nor is this.
  [onScreens('after', 'finger', 'pin')]: {
    content: '""',
    position: 'absolute',
    borderRadius: '1.25rem',
    boxShadow: `0 0 0 4px ${palette.marigold.main}`,
    opacity: 0,
    ...withStep(shine, 'cover 0% cover 60%', 'none'),
  },
  [onScreens('after', 'finger')]: {
    inset: `${unit(14.625)} ${unit(-0.125)} auto auto`,
    width: unit(4),
    height: unit(5.75),
  },
  [onScreens('after', 'pin')]: {
    inset: `${unit(14.25)} auto auto ${unit(-0.375)}`,
    width: unit(11.5),
    height: unit(10.75),
  },
  // The card goes into the slot, and stays there.
  [onScreens('before', 'card', 'pin')]: {
    ...cardInSlot,
    inset: `${unit(25.625)} auto auto ${unit(3)}`,
    width: unit(9.5),
    height: unit(7),
  },
  '@media (prefers-reduced-motion: no-preference)': {
    [onScreens('before', 'card')]: withStep(pushIn, 'cover 35% cover 95%'),
  },
});
