import { keyframes } from '@mui/material/styles';
import deskPrinter from '../art/desk-printer.svg';
import { tornAbove } from '../atoms/tornSlip';
import {
  appear,
  endless,
  lineToMachine,
  onTerminal,
  slip,
  terminal,
  unit,
  withStep,
  words,
} from './terminalParts';

const shopWidth = 'calc(var(--printer) + 2 * var(--around) + 3.5rem)';

/** As far from the start of the shop as brings a pointing finger to the edge of the screen, and no wider than it: 324 of 512. */
const behindPrinter = (drawing: string) =>
  `${drawing} calc(3rem - 2.85 * var(--unit)) 100% / auto min(100%, (${shopWidth} - 1rem) * 512 / 324) no-repeat`;

const changeGesture = keyframes({
  to: { background: behindPrinter('var(--last-gesture, var(--gesture))') },
});

const feed = keyframes`from { translate: 0 100%; clip-path: inset(0 0 100%); }`;

/**
 * On a counter from edge to edge of its column: the terminal and, beside it, the shopkeeper behind the printer, which the
 * slip comes out of at the end. The whole counter is seen at once between the bars above and the lower edge of the window.
 */
export const counterWithSlip = ({ steps, hasMonitor }: { steps: number; hasMonitor: boolean }) => ({
  '--unit': 'min(100cqi / 68, clamp(0.9375rem, (100svh - 19rem) / 30, 1.25rem))',
  '--slip': 'clamp(13rem, 17.5cqi, 17rem)',
  '--printer': 'calc(var(--slip) + 1.75rem)',
  '--around': 'calc((53cqi - var(--printer) - 20 * var(--unit)) / 3)',
  '--device-start': 'var(--around)',
  '--shop-height': 'calc(var(--terminal-height) + 0.5rem)',
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
  // Above the scene, for the end of the line.
  [words]: {
    alignSelf: 'stretch',
    zIndex: 2,
    '--line': 'min(90%, var(--terminal-top) + var(--terminal-height) + var(--below) - 6rem)',
  },
  paddingBlockEnd: 0,
  '& > img': { display: 'none' },
  // The arms of the shopkeeper, whose finger reaches over the edge of the screen.
  '&::after': {
    ...onTerminal(0, 'var(--shop-height)'),
    top: 'calc(var(--terminal-top) - 0.5rem)',
    gridArea: 'var(--stage)',
    justifySelf: 'end',
    width: shopWidth,
    mt: 'calc(var(--above) - 0.5rem)',
    mb: 'var(--below)',
    p: 0,
    borderRadius: 0,
    background: behindPrinter('var(--gesture)'),
    ...withStep(changeGesture, 'cover 0% cover 1%'),
    animationTimeline: '--last',
    pointerEvents: 'none',
  },
  [endless]: {
    '& > ol > li:last-of-type > figure > div:first-of-type': { opacity: 1 },
  },
  [terminal]: {
    // The shopkeeper, and the wall behind, below the awning.
    '&::before': {
      content: '""',
      position: 'absolute',
      bottom: 'var(--below)',
      insetInlineEnd: 0,
      width: shopWidth,
      height: 'var(--shop-height)',
      background: [
        behindPrinter('var(--keeper)'),
        // Between the terminal and the head, clear of both.
        'var(--wall, none) 4.375rem 1.25rem / min(6rem, var(--printer) + 2 * var(--around) - 9.6 * var(--unit) - 2.75rem) auto no-repeat',
      ].join(),
    },
    justifyContent: 'start',
    // The ink at both ends of the awning is that of the tiles beyond.
    paddingInline: '1.5px',
    background:
      'var(--roof) 0 0 / 5.5rem 3.5rem round no-repeat content-box border-box, var(--tone-stage)',
    '& > img': { marginInlineStart: 'calc(var(--device-start) - 1.5px)' },
  },
  // To the side of the machine; the last step is about what comes out of the printer. A monitor stands too far from most steps.
  ...(!hasMonitor && {
    '& > ol > li:not(:last-of-type) > div > h4::after': {
      ...lineToMachine('var(--around) - 2px'),
      opacity: 'var(--shown, 0)',
    },
  }),
  '& > ol > li:last-of-type > div': {
    gridRowEnd: 'auto',
    '--step-gap': '0rem',
    '&::after': { content: 'none' },
  },
  // The slip comes out of the printer once it is told of.
  [slip]: {
    ...onTerminal(0, unit(30)),
    gridArea: 'var(--stage)',
    // Before the arms.
    zIndex: 2,
    justifySelf: 'end',
    display: 'grid',
    alignItems: 'end',
    width: 'calc(var(--slip) + 0.75rem)',
    marginInline: 'calc(var(--around) + 0.5rem)',
    paddingBlockEnd: 'calc(var(--printer) / 4 - 0.75rem)',
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      insetInline: '-0.5rem',
      bottom: 0,
      aspectRatio: '4',
      background: `url("${deskPrinter}") 0 0 / 100% 100%`,
    },
    // As low as any script allows, so that the hand above is seen.
    '& > div': { pb: 3.5 },
    '& dt, & dd': { lineHeight: 1.25 },
    '& dl': { mt: 1 },
    '& dl > div': { paddingBlock: '1px' },
    '& dl + p': { pt: 2 },
    '& > *': {
      ...tornAbove,
      pt: 4,
      zIndex: 1,
      ...withStep(appear, 'cover 0% cover 1%'),
      '@media (prefers-reduced-motion: no-preference)': withStep(feed, 'cover 0% cover 60%'),
    },
  },
});
