import { keyframes, type Theme } from '@mui/material/styles';
import { colours, spaceUnit } from '../theme/tokens';
import { counterWithSlip } from './counterWithSlip';
import { terminalCounter } from './terminalCounter';
import { terminalKeys } from './terminalKeys';
import { terminalMonitor } from './terminalMonitor';
import {
  appear,
  branchToSlip,
  broad,
  endless,
  narrow,
  onScreens,
  onTerminal,
  screen,
  slip,
  terminal,
  wide,
  withStep,
  words,
} from './terminalParts';

/** What is seen of the terminal above the steps. */
type Machine = 'keys' | 'monitor';

/** A window with room for the terminal's screen and for what is read. */
const roomy = '@media screen and (min-width: 22rem) and (min-height: 40rem)';

const show = keyframes`from, to {
  --shown: 1; --number: var(--tone); --on-number: var(--on-tone);
  --card: ${colours.white}; --edge: 3px solid var(--road, var(--tone));
}`;
const pushIn = keyframes`from { clip-path: inset(35% 0 0); translate: 0 -35%; }`;

/** The card of a step; that of the one whose screen is shown stands out, and its number is filled. */
const card = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetBlock: '0 var(--step-gap)',
  insetInline: 'var(--beside) 0',
  border: 'var(--edge, 1px solid color-mix(in srgb, var(--road, var(--tone)) 25%, transparent))',
  borderRadius: '0.75rem',
  backgroundColor: 'var(--card, transparent)',
} as const;

/** A band from edge to edge hides the words that pass behind the terminal, from the bar on. */
const passedBehind = {
  boxShadow: 'inset 0 0 0 0.5rem var(--tone), 0 0 0 100vmax var(--ground)',
  clipPath: 'inset(calc(-1.25rem - 3px) -100vmax calc(-3px - var(--hem, 0.5rem)))',
} as const;

/** How high the counter is with what the customer leaves with. */
const leaving = '9.5rem';

/** The terminal leaves with the slip: what is below it stands in the space at the end, which it never covers. */
const leftWithSlip = {
  paddingBlockEnd: {
    xs: `calc(${leaving} - ${14 * spaceUnit}px)`,
    md: `calc(${leaving} - ${24 * spaceUnit}px)`,
  },
  '--past-end': `-${leaving}`,
} as const;

/** Places of up to six steps, as nothing finds its place by itself where the terminal stands over the steps. */
const rows = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((n) => [`& > ol > li:nth-of-type(${n}) > div`, { gridRow: n + 2 }]),
);

/**
 * Where the browser can tell which step is read, the terminal stands still, above the steps or where there is room
 * beside them, and the screens of all steps lie in one place on it.
 */
export const standingTerminal = (theme: Theme, steps: number, machine: Machine) => ({
  '@supports (animation-timeline: view()) and (timeline-scope: none)': {
    [roomy]: {
      '--unit': '1rem',
      '--above': '0rem',
      '--below': '0rem',
      '--terminal-top': 'calc(var(--header-height) + 4.75rem)',
      '--terminal-height': '13.75rem',
      '--terminal-width': 'min(100cqi, 26rem)',
      '--keys-width': 'calc(var(--terminal-width) - 2rem)',
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
        border: `3px solid ${theme.palette.ink.main}`,
        borderRadius: `${theme.radius.stage}px`,
        backgroundColor: 'var(--body, var(--tone))',
        '& > img': { display: 'none' },
        // The road, where the band hides it.
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 'calc(-1.25rem - 3px) calc(-3px - max(1rem, var(--hem, 0rem)))',
          insetInlineStart: 'calc(var(--mark) / 2 - 5px)',
          width: 4,
          borderBlock: '1.25rem solid var(--road, var(--tone))',
          borderBlockEndWidth: 'max(1rem, var(--hem, 0rem))',
        },
      },
      '& > ol, & > ol > li, & > ol > li > figure': { display: 'contents' },
      '& > ol > li:last-of-type > div::after': branchToSlip,
      '& > ol > li': { timelineScope: '--step' },
      [words]: {
        gridColumn: 1,
        alignSelf: 'start',
        pt: 3,
        pb: 'calc(0.75rem + var(--step-gap))',
        paddingInline: 'calc(var(--beside) + 1rem) 0.75rem',
        viewTimeline: '--step',
        viewTimelineInset: '60% 40%',
        animation: `${show} linear`,
        animationTimeline: '--step',
        '&::before': card,
        display: 'grid',
        alignContent: 'center',
        // The number beside the title wherever that is on the card.
        '& > h4': { position: 'relative' },
        '& > h4::before': { insetInlineStart: 'calc(var(--mark) / 12 - var(--beside) - 1rem)' },
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
        ...onTerminal(1, '11.75rem'),
        justifySelf: 'start',
        width: 'var(--keys-width)',
        marginInlineStart: '1rem',
        pt: '0.5rem',
        '& > strong': { fontSize: '2rem' },
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
      // What the customer leaves with, below the slip on a counter that ends the section, before the road.
      '& > img': {
        position: 'relative',
        display: 'block',
        gridArea: '10 / 1',
        boxSizing: 'border-box',
        width: 'calc(100% + 2 * var(--gutter))',
        maxWidth: 'none',
        height: '8.5rem',
        mt: 4,
        mb: {
          xs: `var(--past-end, ${-14 * spaceUnit}px)`,
          md: `var(--past-end, ${-24 * spaceUnit}px)`,
        },
        marginInline: 'calc(-1 * var(--gutter))',
        padding: '0 var(--gutter) 1.5rem',
        paddingInlineStart: 'calc(var(--gutter) + var(--beside))',
        background: 'var(--cloth-print) repeat-x bottom / auto 1.5rem',
        objectFit: 'contain',
        objectPosition: 'bottom',
      },
      [narrow]:
        machine === 'keys'
          ? { ...leftWithSlip, [terminal]: passedBehind, ...terminalKeys }
          : terminalMonitor(theme),
      // Its width is asked in the text's own size, so that large text keeps its words beside no terminal.
      [wide]: terminalCounter(theme),
      '@media (prefers-reduced-motion: no-preference)': {
        [onScreens('before', 'card')]: withStep(pushIn, 'cover 35% cover 95%'),
      },
      [broad]: counterWithSlip(theme, {
        steps,
        printer: machine === 'keys' ? 'at-terminal' : 'on-wall',
      }),
    },
  },
});
