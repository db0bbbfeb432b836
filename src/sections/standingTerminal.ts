import { keyframes, type Theme } from '@mui/material/styles';
import { counterWithSlip } from './counterWithSlip';
import { terminalCounter } from './terminalCounter';
import {
  appear,
  branchToSlip,
  broad,
  endless,
  narrow,
  onTerminal,
  screen,
  slip,
  stepInView,
  terminal,
  wide,
  withStep,
  words,
  wordsOnCard,
} from './terminalParts';
import { terminalShop } from './terminalShop';

/** A window with room for the terminal's screen and for what is read. */
const roomy = '@media screen and (min-width: 22rem) and (min-height: 40rem)';

const show = keyframes({ 'from, to': { '--shown': 1, ...stepInView } });

/** Places of up to six steps, as nothing finds its place by itself where the terminal stands over the steps. */
const rows = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((n) => [`& > ol > li:nth-of-type(${n}) > div`, { gridRow: n + 2 }]),
);

interface StandingTerminalOptions {
  steps: number;
  hasMonitor: boolean;
  hasTakeaway: boolean;
}

/**
 * Where the browser can tell which step is read, the terminal stands still, above the steps or where there is room
 * beside them, and the screens of all steps lie in one place on it.
 */
export const standingTerminal = (
  theme: Theme,
  { steps, hasMonitor, hasTakeaway }: StandingTerminalOptions,
) => ({
  '@supports (animation-timeline: view()) and (timeline-scope: none)': {
    [roomy]: {
      '--unit': '1rem',
      '--above': '0rem',
      '--below': '0rem',
      '--terminal-top': 'calc(var(--header-in-view) + 3.375rem)',
      '--terminal-height': '7.75rem',
      '--terminal-width': 'min(100cqi, 26rem)',
      '--step-gap': '0.5rem',
      isolation: 'isolate',
      timelineScope: '--last',
      display: 'grid',
      gridTemplate: 'auto calc(var(--terminal-height) + var(--clear, 1rem)) / minmax(0, 1fr)',
      [terminal]: {
        gridArea: '2 / 1 / span 8',
        display: 'block',
        ...onTerminal(0, 'var(--terminal-height)'),
        justifySelf: 'start',
        width: 'var(--terminal-width)',
        border: `2px solid ${theme.palette.ink.main}`,
        borderRadius: '1rem',
        backgroundColor: 'var(--tone)',
        '& > img': { display: 'none' },
      },
      '& > ol, & > ol > li, & > ol > li > figure': { display: 'contents' },
      '& > ol > li:last-of-type > div::after': branchToSlip,
      '& > ol > li': { timelineScope: '--step' },
      [words]: {
        gridColumn: 1,
        alignSelf: 'start',
        ...wordsOnCard,
        viewTimeline: '--step',
        viewTimelineInset: '60% 40%',
        animation: `${show} linear`,
        animationTimeline: '--step',
        display: 'grid',
        alignContent: 'center',
        [endless]: { viewTimeline: 'none' },
      },
      ...rows,
      // Shown before any step is read.
      '& > ol > li:first-of-type > div': { animationFillMode: 'backwards' },
      '& > ol > li:last-of-type > div': {
        animationFillMode: 'forwards',
        // Down to the slip, where its branch ends, over the rows of steps that there are not.
        gridRowEnd: 9,
        alignSelf: 'stretch',
        viewTimelineName: '--step, --last',
        [endless]: { viewTimelineName: 'none' },
      },
      [screen]: {
        gridArea: '2 / 1 / span 8',
        ...onTerminal(0.25, 'calc(var(--terminal-height) - 0.5rem)'),
        justifySelf: 'start',
        width: 'calc(var(--terminal-width) - 0.5rem)',
        marginInlineStart: '0.25rem',
      },
      '& > ol > li + li > figure > div:first-of-type': {
        opacity: 0,
        ...withStep(appear, 'cover 0% cover 1%'),
      },
      // The answer that is waited for takes the place of what was asked.
      '& > ol > li > figure > div > p:nth-of-type(3)': {
        ...withStep(appear, 'cover 56% cover 57%'),
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        m: 0,
      },
      [slip]: {
        gridArea: '9 / 1',
        justifySelf: 'start',
        width: 'min(100% - var(--beside), 17rem)',
        m: 0,
        mt: 2,
        marginInlineStart: 'var(--beside)',
      },
      [narrow]: terminalShop(theme),
      // Its width is asked in the text's own size, so that large text keeps its words beside no terminal.
      [wide]: terminalCounter(theme, { hasTakeaway }),
      [broad]: counterWithSlip({ steps, hasMonitor }),
    },
  },
});
