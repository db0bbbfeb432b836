import type { Theme } from '@mui/material/styles';
import deskPrinter from '../art/desk-printer.svg';
import { tornAbove } from '../atoms/tornSlip';
import { colours } from '../theme/tokens';
import {
  endOfSection,
  lineToMachine,
  screen,
  slip,
  stepInView,
  words,
  wordsOnCard,
} from './terminalParts';

const rows = Object.fromEntries(
  [1, 2, 3].map((n) => [`& > ol > li:nth-of-type(${n}) > div`, { gridRow: n + 1 }]),
);

const counterHeight = '4.5rem';

/**
 * The shop behind a slip, from edge to edge of `--scene-width`: the shopkeeper, what hangs on the wall, and the counter
 * with the cloth on it.
 */
const shopBehind = ({ palette }: Theme, awning: string, wall: string) => ({
  content: '""',
  zIndex: -1,
  background: [
    awning,
    `var(--keeper) var(--keeper-start) calc(100% - ${counterHeight}) / auto var(--keeper-height) no-repeat`,
    wall,
    // What rounding leaves below the shopkeeper is of the counter's edge.
    `linear-gradient(${palette.ink.main} 0 0) 0 calc(100% - ${counterHeight}) / 100% 1px no-repeat`,
    'var(--cloth-print) 0 calc(100% - 1.5rem) / auto 3rem repeat-x',
    `linear-gradient(90deg, ${palette.ink.main} 2px, transparent 0) 2.25rem 100% / 4.5rem ${counterHeight} round no-repeat`,
    `linear-gradient(color-mix(in srgb, var(--counter, var(--tone)) 78%, ${palette.ink.main}) 0 0) 0 100% / 100% ${counterHeight} no-repeat`,
    'var(--tone-stage)',
  ].join(),
});

/** The slip stands in the printer on that counter, `--slip-start` from its end, and the shopkeeper beside it. */
const besideShopkeeper = {
  '--printer-width': 'calc(var(--slip) + 1.75rem)',
  // The finger is 284 of 512 from the shopkeeper's back, and 40 from the side of the drawing.
  '--keeper-height':
    'min(var(--highest), (var(--scene-width) - var(--slip) - var(--slip-start) - 1.125rem) * 512 / 284)',
  '--keeper-start':
    'calc(var(--slip-start) + var(--slip) + 0.375rem - var(--keeper-height) * 40 / 512)',
} as const;

/** The arms of the shopkeeper, whose finger reaches over the edge of the slip. */
const armsBeforeSlip = {
  content: '""',
  zIndex: 3,
  alignSelf: 'end',
  height: 'var(--keeper-height)',
  mb: counterHeight,
  background: 'var(--last-gesture, var(--gesture)) 0 0 / auto 100% no-repeat',
  pointerEvents: 'none',
} as const;

const standingSlip = {
  width: 'var(--slip)',
  m: 0,
  mb: `calc(${counterHeight} + var(--printer-width) / 4 - 0.75rem)`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '-0.875rem',
    bottom: 'calc(0.75rem - var(--printer-width) / 4)',
    aspectRatio: '4',
    background: `url("${deskPrinter}") 0 0 / 100% 100%`,
  },
} as const;

/**
 * In an area of the grid below the steps on a phone: the shop from edge to edge of the window, and in it the slip beside
 * the shopkeeper.
 *
 * @param roof the layer at the top of the shop
 */
export const shopWithSlip = (theme: Theme, gridArea: string, roof: string) => ({
  '--scene-width': 'calc(100cqi + 2 * var(--gutter))',
  '--slip': 'min(100cqi - 2rem, clamp(10.75rem, var(--scene-width) - 11.75rem, 17rem))',
  // Both in the middle of a wider window.
  '--slip-start': 'calc(max(0rem, var(--scene-width) - 29.125rem) / 2 + 1.875rem)',
  '--highest': '16.75rem',
  ...besideShopkeeper,
  // The counter ends the section.
  mb: { xs: `${endOfSection.xs}px`, md: `${endOfSection.md}px` },
  '&::before': { bottom: 0 },
  '& > ol > li:last-of-type::after': {
    ...shopBehind(theme, roof, 'none'),
    gridArea,
    // Over the road, which leads to it from above.
    zIndex: 1,
    minHeight: `calc(var(--above-head) + var(--keeper-height) + ${counterHeight})`,
    marginInline: 'calc(-1 * var(--gutter))',
  },
  '& > ol > li:last-of-type::before': {
    ...armsBeforeSlip,
    gridArea,
    marginInline: 'calc(var(--keeper-start) - var(--gutter)) calc(-1 * var(--gutter))',
  },
  [slip]: {
    ...standingSlip,
    position: 'relative',
    gridArea,
    zIndex: 2,
    alignSelf: 'end',
    mt: 'var(--above-head)',
    marginInlineStart: 'calc(var(--slip-start) - var(--gutter))',
    '& > div': { ...tornAbove, padding: '1.25rem 0.75rem 1.125rem' },
    '& p': { fontSize: '1rem' },
    '& dt, & dd': { fontSize: '0.875rem' },
    '& dl > div:first-of-type > dd': { fontSize: '1.25rem' },
  },
});

/**
 * Beside the title and the card of steps: the slip that one came for, large. It stands in the printer on the counter of
 * the shop, beside the shopkeeper.
 */
export const slipOnCounter = (theme: Theme) => ({
  '--card': colours.white,
  '--slip': 'clamp(14rem, 24.5cqi, 23rem)',
  '--slip-start': 'max(2.25rem, 10cqi - 5.25rem)',
  '--highest': '36rem',
  '--wall-width': 'min(var(--slip) - 1.5rem, 16.5rem)',
  '--scene-width': '53cqi',
  isolation: 'isolate',
  display: 'grid',
  gridTemplate: 'auto / minmax(0, 1fr) 53%',
  gridAutoRows: '1fr',
  columnGap: '2.5rem',
  '--step-gap': '0.75rem',
  '& > div:first-of-type': { position: 'relative' },
  '& > div:first-of-type > div + div': { mb: 5 },
  '& > ol, & > ol > li, & > ol > li > figure': { display: 'contents' },
  ...rows,
  [words]: {
    ...wordsOnCard,
    isolation: 'isolate',
    display: 'grid',
    alignContent: 'center',
    gridColumn: 1,
  },
  [screen]: { display: 'none' },
  // The slip is that of the last step.
  '& > ol > li:last-of-type > div': { '--step-gap': '0rem', zIndex: 1, ...stepInView },
  '& > ol > li:last-of-type > div > h4::after': lineToMachine('var(--slip-start) - 0.875rem'),
  ...besideShopkeeper,
  '&::after': {
    ...shopBehind(
      theme,
      'var(--roof) 0 0 / 5.5rem 3.5rem round no-repeat content-box border-box',
      'var(--wall) calc(var(--slip-start) + (var(--slip) - var(--wall-width)) / 2) 5.25rem / var(--wall-width) auto no-repeat',
    ),
    gridArea: '1 / 2 / span 4',
    borderRadius: `${theme.radius.stage}px`,
    // The ink at both ends of the awning is that of the tiles beyond.
    paddingInline: '1.5px',
  },
  '& > ol > li:last-of-type::before': {
    ...armsBeforeSlip,
    gridArea: '1 / 2 / span 4',
    marginInlineStart: 'var(--keeper-start)',
  },
  [slip]: {
    ...standingSlip,
    position: 'relative',
    isolation: 'isolate',
    gridArea: '1 / 2 / span 4',
    alignSelf: 'end',
    justifySelf: 'start',
    marginInlineStart: 'var(--slip-start)',
    mt: '14.5rem',
    '& > div': { ...tornAbove, padding: '2.25rem 1.25rem 2rem' },
    '& p': { fontSize: '1.625rem' },
    '& dt, & dd': { fontSize: '1.25rem' },
    '& dl > div': { paddingBlock: '1rem' },
    '& dl > div:first-of-type > dd': { fontSize: '2.25rem' },
  },
});
