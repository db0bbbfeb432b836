import { keyframes, type Palette, type Theme } from '@mui/material/styles';
import wallPrinter from '../art/wall-printer.svg';
import {
  appear,
  endless,
  onTerminal,
  slip,
  terminal,
  unit,
  withStep,
  words,
} from './terminalParts';

const recede = keyframes`from { opacity: 1; }`;
const feed = keyframes`from { translate: 0 -100%; clip-path: inset(100% 0 0); }`;

/** How far the printer reaches beyond the slip on the side of the terminal. */
const toTerminal = 'calc(-0.75rem - var(--around))';

const printerLook = {
  content: '""',
  position: 'absolute',
  boxSizing: 'border-box',
  ...withStep(appear, 'cover 0% cover 1%'),
} as const;

const printers = {
  // At its side, with the mouth that the paper comes out of.
  'at-terminal': ({ ink, text }: Palette) => ({
    '&::before, &::after': {
      ...printerLook,
      top: '1.5rem',
      height: '2rem',
      insetInline: `var(--printer-start, ${toTerminal}) var(--printer-end, -0.5rem)`,
      border: `1px solid ${ink.main}`,
      borderRadius: '0.625rem',
      backgroundColor: text.secondary,
    },
    '&::after': {
      top: '2.25rem',
      height: '0.5rem',
      insetInline: '-0.25rem',
      backgroundColor: ink.main,
    },
  }),
  'on-wall': () => ({
    '&::before': {
      ...printerLook,
      top: '-0.125rem',
      height: '3.625rem',
      insetInline: '-0.5rem',
      background: `url("${wallPrinter}") 0 0 / 100% 100%`,
    },
  }),
} as const;

/**
 * How large the terminal and the slip are, and the printer where that stands free of both sides: the whole counter is seen
 * at once between the bars above and the lower edge of the window.
 */
const besideTerminal = {
  'at-terminal': {
    '--unit': 'clamp(0.9375rem, min(100cqi / 66, (100svh - 19rem) / 30), 1.25rem)',
    '--slip': 'clamp(13.5rem, 18cqi, 17rem)',
  },
  'on-wall': {
    '--unit': 'min(100cqi / 68, clamp(0.9375rem, (100svh - 19rem) / 30, 1.25rem))',
    '--slip': 'clamp(13rem, 17.5cqi, 17rem)',
    '--printer': 'calc(var(--slip) + 1.75rem)',
  },
} as const;

/** The printer and the slip with its title and its result, and a line's height to spare. */
const slipHeight = (lines: number) => `${11 + 2 * lines}rem`;

interface CounterOptions {
  steps: number;
  /** How many lines are printed between the title of the slip and its result. */
  slipLines: number;
  printer: keyof typeof printers;
  /** What the customer leaves with is low, and the slip comes out nearer to it. */
  isTakeawayLow: boolean;
}

/** On a counter from edge to edge of its column: the terminal and, beside it, the slip that comes out and what it is for. */
export const counterWithSlip = (
  { palette }: Theme,
  { steps, slipLines, printer, isTakeawayLow }: CounterOptions,
) => ({
  ...besideTerminal[printer],
  '--around': 'calc((53cqi - var(--printer, var(--slip)) - 20 * var(--unit)) / 3)',
  '--device-start': 'var(--around)',
  gridTemplateColumns: 'minmax(0, 1fr) 53%',
  columnGap: '2.5rem',
  '--step-gap': '0.75rem',
  '& > div:first-of-type > div + div': { mb: 6 },
  // Beside the steps and their title.
  '--stage': `1 / 2 / span ${steps + 2}`,
  '--stand': 'start',
  // Below both bars.
  '--terminal-top': 'calc(var(--header-in-view) + 9rem)',
  '& > div:first-of-type': { gridColumn: 1 },
  // Above the counter, for the dot at the end of the line.
  [words]: {
    alignSelf: 'stretch',
    zIndex: 2,
    '--line': 'min(90%, var(--terminal-top) + var(--terminal-height) + var(--below) - 4rem)',
  },
  paddingBlockEnd: 0,
  '& > img': { display: 'none' },
  // The awning and the wall stand still with what is before them.
  '&::after': { content: 'none' },
  [endless]: {
    '& > ol > li:last-of-type > figure > div:first-of-type': { opacity: 1 },
  },
  // Every second service has them the other way round.
  'section:nth-of-type(even) > div > div > &': {
    '--device-start': 'calc(2 * var(--around) + var(--printer, var(--slip)))',
    '--device-order': 1,
    '--slip-side': 'start',
    '--wall-side': '0 auto',
    '--printer-start': '-0.5rem',
    '--printer-end': toTerminal,
  },
  [terminal]: {
    // What the shop has on its wall and its counter, until the slip and what one leaves with come in its place.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      // Below the awning.
      insetBlock: '4rem var(--below)',
      insetInline: 'var(--wall-side, auto 0)',
      width: 'calc(var(--printer, var(--slip)) + 2 * var(--around))',
      background: 'var(--wall) 50% 100% / contain no-repeat',
      opacity: 0,
      ...withStep(recede, 'cover 0% cover 1%'),
      animationTimeline: '--last',
    },
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-evenly',
    // The ink at both ends of the awning is that of the tiles beyond.
    paddingInline: '1.5px',
    background:
      'var(--roof) 0 0 / 5.5rem 3.5rem round no-repeat content-box border-box, var(--tone-stage)',
    '& > img:first-of-type': { order: 'var(--device-order, 0)' },
    // What the customer leaves with, below the slip and as soon as that; a low window leaves it less room.
    '& > img + img': {
      display: 'block',
      width: 'calc(var(--printer, var(--slip)) + 2 * var(--around))',
      marginInline: 'calc(-1 * var(--around))',
      maxHeight: `calc(var(--terminal-height) - ${slipHeight(slipLines)} - var(--wrapped, 4rem))`,
      objectFit: 'contain',
      objectPosition: 'bottom',
      ...withStep(appear, 'cover 0% cover 1%'),
      animationTimeline: '--last',
    },
  },
  // Where fewer lines of a slip are too long for it.
  '&:lang(en)': { '--wrapped': '0rem' },
  '&:lang(hi), &:lang(mr)': { '--wrapped': '2.5rem' },
  // A line from the step to a dot on the edge of the counter that shows its screen.
  '& > ol > li > div > h4::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(0.875rem - 9px)',
    insetInlineEnd: 'calc(-3.25rem - 11px)',
    boxSizing: 'border-box',
    width: 'calc(2.5rem + 11px)',
    height: 22,
    paddingInlineEnd: '11px',
    background: [
      'linear-gradient(var(--road, var(--tone)) 0 0) 0 50% / 100% 4px content-box no-repeat',
      'radial-gradient(circle 11px, var(--road, var(--tone)) 7px, var(--ground) 7.5px 10.5px, transparent 11px) calc(50% + 50% * var(--inline,1)) 50% / 22px 100% border-box no-repeat',
    ].join(),
    opacity: 'var(--shown, 0)',
  },
  '& > ol > li:last-of-type > div': {
    gridRowEnd: 'auto',
    '--step-gap': '0rem',
    '&::after': { content: 'none' },
  },
  // The slip comes out beside the terminal once it is told of.
  [slip]: {
    ...onTerminal(0, unit(30)),
    gridArea: 'var(--stage)',
    justifySelf: 'var(--slip-side, end)',
    display: 'grid',
    alignItems: 'start',
    width: 'calc(var(--slip) + 0.75rem)',
    marginInline:
      'calc(var(--around) - 0.375rem + (var(--printer, var(--slip)) - var(--slip)) / 2)',
    paddingBlockStart: '2.5rem',
    ...(isTakeawayLow && {
      translate: `0 clamp(0rem, var(--terminal-height) - ${slipHeight(slipLines)} - var(--wrapped, 4rem) - (var(--printer, var(--slip)) + 2 * var(--around)) * 0.6, 6rem)`,
    }),
    ...printers[printer](palette),
    '& > *': {
      zIndex: 1,
      ...withStep(appear, 'cover 0% cover 1%'),
      '@media (prefers-reduced-motion: no-preference)': withStep(feed, 'cover 0% cover 60%'),
    },
  },
});
