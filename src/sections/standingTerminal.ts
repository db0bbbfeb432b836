import { keyframes, type Theme } from '@mui/material/styles';
import bankCard from '../art/bank-card.svg';
import jaal from '../art/jaal.svg';
import { tornEdge } from '../atoms/tornSlip';

/** Room for the terminal beside the words. */
const wide = '@container (min-width: 43rem)';

/** Room for a counter with the terminal and the slip beside each other. */
export const broad = '@container (min-width: 64rem)';

/** A window with room for the terminal's screen and for what is read. */
const roomy = '@media screen and (min-width: 22rem) and (min-height: 40rem)';

/** One with room for the keys and the slot of the terminal too, or for what lies before the tablet. */
const tall = '@media (min-height: 44rem)';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const shine = keyframes`from, to { opacity: 1; }`;
const fillIn = keyframes`from { background-color: var(--ground); color: inherit; }`;
const pushIn = keyframes`from { clip-path: inset(0); translate: none; }`;
const printOut = keyframes`from { clip-path: inset(100% 0 0); translate: 0 -100%; } to { clip-path: inset(0); translate: none; }`;

/** Runs with the step that is read: within the range alone, or `both` before and after it too. */
const withStep = (name: string, range: string, fill: 'none' | 'both' = 'both') => ({
  animation: `${name} linear ${fill}`,
  animationTimeline: '--step',
  animationRange: range,
});

/** A length on the terminal, which is 20 wide. */
const unit = (count: number) => `calc(${count} * var(--unit))`;

/** What is on the terminal stands still with it and leaves with it; `from` is in units. */
const onTerminal = (from: number, height: string) => ({
  position: 'sticky',
  top: `calc(var(--terminal-top) + ${unit(from)})`,
  zIndex: 1,
  boxSizing: 'border-box',
  alignSelf: 'start',
  justifySelf: 'center',
  height,
  minHeight: 0,
  marginBlock: `calc(var(--above) + ${unit(from)}) calc(var(--below) + var(--terminal-height) - ${unit(from)} - ${height})`,
});

const cardInSlot = {
  content: '""',
  position: 'absolute',
  background: `url("${bankCard}") 0 0 / 100% 100%`,
} as const;

const lastService = 'section:last-of-type > div > div > &';
const terminal = '& > div + div';
const words = '& > ol > li > div';
const screen = '& > ol > li > figure > div:first-of-type';
const slip = '& > ol > li > figure > div + div';

/** Places of up to six steps, as nothing finds its place by itself where the terminal stands over the steps. */
const rows = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((n) => [`& > ol > li:nth-of-type(${n}) > div`, { gridRow: n + 2 }]),
);

/** Where in the window a step counts as read: the last ones lower, as the terminal leaves with the section. */
const readLines = Object.fromEntries(
  [74, 71, 68, 65].map((line, index) => [
    `& > ol > li:nth-last-of-type(${index + 1}) > div`,
    { viewTimelineInset: `${line}% ${100 - line}%` },
  ]),
);

const onScreens = (layer: 'before' | 'after', ...states: string[]) =>
  `& > ol > li > figure:is(${states.map((state) => `[data-state=${state}]`).join()}) > div:first-of-type::${layer}`;

/**
 * Where the browser can tell which step is read, the terminal stands still, above the steps or where there is room
 * beside them, and the screens of all steps lie in one place on it.
 */
export const standingTerminal = ({ palette, radius }: Theme) => ({
  '@supports (animation-timeline: view()) and (timeline-scope: none)': {
    [roomy]: {
      '--unit': '1rem',
      '--above': '0rem',
      '--below': '0rem',
      '--terminal-top': 'calc(var(--header-height) + 4rem)',
      '--terminal-height': '13rem',
      '--terminal-width': 'min(100cqi, 26rem)',
      '--keys-width': 'calc(var(--terminal-width) - 2rem)',
      isolation: 'isolate',
      display: 'grid',
      gridTemplate: 'auto calc(var(--terminal-height) + 2rem) / minmax(0, 1fr)',
      [terminal]: {
        gridArea: '2 / 1 / span 8',
        display: 'block',
        ...onTerminal(0, 'var(--terminal-height)'),
        justifySelf: 'start',
        width: 'var(--terminal-width)',
        border: `3px solid ${palette.ink.main}`,
        borderRadius: `${radius.stage}px`,
        backgroundColor: 'var(--tone)',
        boxShadow: '0 0 0 0.5rem var(--ground), 0 -0.75rem 0 0.25rem var(--ground)',
        // Its lower half, as wide as the screen, which the drawing has below the machine.
        '& > img': { display: 'none' },
        '& > img:first-of-type': {
          [tall]: { display: 'block' },
          width: 'var(--keys-width)',
          height: 'calc(var(--keys-width) * 0.425)',
          margin: 'auto',
          mt: '12.75rem',
          objectFit: 'cover',
          objectPosition: 'bottom',
        },
        // The road, where the shadow hides it.
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 'calc(-1rem - 3px)',
          insetInlineStart: 'calc(var(--mark) / 2 - 5px)',
          width: 4,
          borderBlock: '1rem solid var(--road, var(--tone))',
        },
      },
      '& > ol, & > ol > li, & > ol > li > figure': { display: 'contents' },
      // The road of the page ends at its last slip.
      [`${lastService}::before`]: { bottom: '7rem' },
      [`${lastService}::after`]: {
        content: '""',
        position: 'absolute',
        boxSizing: 'border-box',
        insetInlineStart: 'calc(var(--mark) / 2 - 2px)',
        bottom: '5rem',
        width: 'calc(var(--beside) - var(--mark) / 2 + 2px)',
        height: '2rem',
        border: '0 solid var(--road, var(--tone))',
        borderBlockEndWidth: 4,
        borderInlineStartWidth: 4,
        borderEndStartRadius: '1.25rem',
      },
      '& > ol > li': { timelineScope: '--step' },
      [words]: {
        gridColumn: 1,
        pb: 11,
        viewTimeline: '--step',
        viewTimelineInset: '60% 40%',
        [tall]: { viewTimelineInset: '76% 24%' },
      },
      ...rows,
      '& > ol > li > div > h4::before': {
        ...withStep(fillIn, 'cover 0% cover 9%'),
      },
      [screen]: {
        gridArea: '2 / 1 / span 8',
        ...onTerminal(1, '11rem'),
        justifySelf: 'start',
        width: 'var(--keys-width)',
        marginInlineStart: '1rem',
        paddingBlock: '0.5rem',
        '& > strong': { fontSize: '1.875rem' },
      },
      '& > ol > li + li > figure > div:first-of-type': {
        opacity: 0,
        ...withStep(appear, 'cover 0% cover 4%'),
      },
      // The answer that is waited for takes the place of what was asked.
      '& > ol > li > figure > div > p:nth-of-type(3)': {
        ...withStep(appear, 'cover 56% cover 60%'),
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        p: 3,
        borderRadius: 'inherit',
        backgroundColor: palette.leaf.light,
      },
      [slip]: {
        gridArea: '9 / 1',
        justifySelf: 'start',
        width: 'min(100% - var(--beside), 17rem)',
        m: 0,
        marginInlineStart: 'var(--beside)',
      },
      [tall]: {
        '--terminal-height': 'calc(13.75rem + var(--keys-width) * 0.425)',
        [onScreens('before', 'card', 'pin')]: {
          ...cardInSlot,
          inset:
            'calc(11.25rem + var(--keys-width) * 0.394) auto auto calc(50% - var(--keys-width) * 0.2375)',
          width: 'calc(var(--keys-width) * 0.475)',
          height: 'calc(var(--keys-width) * 0.35)',
          clipPath: 'inset(60% 0 0)',
          translate: '0 -60%',
        },
      },
      // Its width is asked in the text's own size, so that large text keeps its words beside no terminal.
      [wide]: {
        '--terminal-top': 'calc(var(--header-height) + 4.25rem)',
        '--terminal-height': unit(30),
        '--cloth': '2.25rem',
        '--above': '0.75rem',
        // The slip is below the terminal.
        '--below': 'calc(var(--cloth) + 16.5rem)',
        '--start': 'calc((100% - 20 * var(--unit)) / 2)',
        gridTemplate: 'auto 0 / minmax(0, 1fr) minmax(21.5rem, 38%)',
        columnGap: 'clamp(2rem, 5vw, 6rem)',
        // The counter that it stands on, as high as all that is read beside it.
        [terminal]: {
          position: 'relative',
          inset: 'auto',
          gridArea: '1 / 2 / span 9',
          alignSelf: 'stretch',
          justifySelf: 'stretch',
          display: 'grid',
          gridTemplate: `1fr / ${unit(20)}`,
          placeItems: 'start',
          justifyContent: 'center',
          width: 'auto',
          height: 'auto',
          m: 0,
          paddingBlock: 'var(--above) var(--below)',
          border: 0,
          borderRadius: `${radius.stage}px`,
          backgroundColor: 'var(--tone-stage)',
          boxShadow: 'none',
          overflow: 'clip',
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: '0 0 var(--cloth)',
            backgroundColor: palette.ink.main,
            opacity: 0.07,
            mask: `url("${jaal}")`,
          },
          // The cloth that is printed in the colour of the product, as below its opening.
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 'auto 0 0',
            width: 'auto',
            height: 'var(--cloth)',
            border: 0,
            background: 'var(--cloth-print) repeat-x 0 0 / auto 100%',
          },
          '& > img:first-of-type': {
            position: 'sticky',
            top: 'var(--terminal-top)',
            display: 'block',
            width: unit(20),
            height: unit(30),
            m: 0,
            borderRadius: unit(2.75),
            objectPosition: 'top',
            backgroundColor: 'var(--tone)',
            boxShadow: `inset 0 0 0 3px ${palette.ink.main}, inset 0 -0.625rem ${palette.ink.main}40`,
          },
        },
        [words]: { pb: 6 },
        '& > ol > li:last-of-type > div': { gridRowEnd: 10, pb: 0 },
        ...readLines,
        // The road of the page ends at its last step.
        [`${lastService}::before`]: { bottom: 0 },
        [`${lastService}::after`]: { content: 'none' },
        [`${lastService} > ol > li:last-of-type > div::before`]: {
          content: '""',
          position: 'absolute',
          inset: '0 auto 0 0',
          width: 'var(--mark)',
          backgroundColor: 'var(--ground)',
        },
        [screen]: {
          gridArea: '1 / 2 / span 9',
          ...onTerminal(2.625, unit(11.375)),
          justifySelf: 'start',
          width: unit(15.5),
          marginInlineStart: `calc(var(--start) + ${unit(2.25)})`,
          paddingBlock: '0.75rem',
          border: 0,
          borderRadius: '0.5rem',
          '& > strong': { fontSize: '2.25rem' },
        },
        '& > ol > li > figure > div > p + dl dd': { fontSize: '1.25rem' },
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
          clipPath: `inset(${unit(2.3)} 0 0)`,
          translate: `0 ${unit(-2.3)}`,
        },
        '@media (prefers-reduced-motion: no-preference)': {
          [onScreens('before', 'card')]: withStep(pushIn, 'cover 35% cover 95%'),
        },
        // The slip that lies beside or below it comes out of the machine.
        [`${screen}:not(:last-child)::after`]: {
          content: '""',
          position: 'absolute',
          inset: `${unit(13.1875)} ${unit(1)} auto`,
          boxSizing: 'border-box',
          height: '4rem',
          padding: '0.75rem 1.5rem 1.125rem',
          background: `repeating-linear-gradient(transparent 0 0.5rem, ${palette.divider} 0 0.75rem) content-box, ${palette.background.paper}`,
          mask: tornEdge,
          ...withStep(appear, 'cover 0% cover 9%'),
          '@media (prefers-reduced-motion: no-preference)': withStep(
            printOut,
            'cover 0% cover 60%',
          ),
        },
        [slip]: {
          gridArea: '1 / 2 / span 9',
          alignSelf: 'end',
          justifySelf: 'center',
          zIndex: 1,
          width: 'min(100% - 3rem, 17rem)',
          m: 0,
          mb: 'calc(var(--cloth) + 1.5rem)',
        },
      },
      [broad]: {
        '--unit': 'clamp(1rem, min(100cqi / 70, (100svh - 11.5rem) / 30), 1.25rem)',
        '--above': '2.5rem',
        '--below': 'calc(var(--cloth) + 2rem)',
        '--slip': 'clamp(13.5rem, 18cqi, 17rem)',
        '--slip-place': 'center',
        // Below what the customer leaves with.
        '&:has(> div > img + img)': { '--slip-place': 'end' },
        '--start': 'calc((100% - var(--slip) - 20 * var(--unit)) / 3)',
        gridTemplateColumns: 'minmax(0, 1fr) 52%',
        columnGap: '3.5rem',
        '& > div:first-of-type > div + div': { mb: 6 },
        [terminal]: {
          gridTemplateColumns: `${unit(20)} var(--slip)`,
          placeItems: 'center',
          justifyContent: 'space-evenly',
          // What the customer leaves with, above the slip.
          '& > img + img': {
            position: 'sticky',
            top: `calc(var(--terminal-top) + ${unit(0.5)})`,
            display: 'block',
            width: '100%',
            height: 'auto',
            m: 0,
            // Its top is half a unit below that of the terminal, beside whose middle it would stand.
            mb: `calc(29 * var(--unit) - var(--slip) * 7 / 9)`,
          },
        },
        [screen]: { alignSelf: 'center' },
        // The slip lies beside the terminal.
        [slip]: {
          ...onTerminal(0, unit(30)),
          alignSelf: 'center',
          justifySelf: 'end',
          display: 'grid',
          alignItems: 'var(--slip-place)',
          width: 'var(--slip)',
          marginInlineEnd: 'var(--start)',
          paddingBlock: unit(0.5),
        },
      },
    },
  },
});
