import { keyframes, type Theme } from '@mui/material/styles';
import bankCard from '../art/bank-card.svg';
import { tornEdge } from '../atoms/tornSlip';
import { stepsOnRoad } from './stepsOnRoad';

/** Room for the terminal beside the words. */
const wide = '@container (min-width: 41rem)';

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

/** What is on the terminal stands still with it and leaves with it; `from` and `height` in rem. */
const onTerminal = (from: number, height: string) => ({
  position: 'sticky',
  top: `calc(var(--terminal-top) + ${from}rem)`,
  zIndex: 1,
  boxSizing: 'border-box',
  alignSelf: 'start',
  justifySelf: 'center',
  height,
  minHeight: 0,
  marginBlock: `${from}rem calc(var(--terminal-height) - ${from}rem - ${height})`,
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

const onScreens = (layer: 'before' | 'after', ...states: string[]) =>
  `& > ol > li > figure:is(${states.map((state) => `[data-state=${state}]`).join()}) > div:first-of-type::${layer}`;

/**
 * The grid of a service. Where the browser can tell which step is read, the terminal stands still, above
 * the steps or from `md` on beside them, and the screens of all steps lie in one place on it.
 */
export const terminalStage = ({ palette, radius }: Theme) => ({
  ...stepsOnRoad,
  '@supports (animation-timeline: view()) and (timeline-scope: none)': {
    [roomy]: {
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
        '& > img': {
          display: 'none',
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
        '--terminal-height': '31.5rem',
        gridTemplate: 'auto 0 / minmax(0, 1fr) minmax(20rem, 38%)',
        columnGap: 'clamp(2rem, 5vw, 6rem)',
        [terminal]: {
          gridArea: '1 / 2 / span 9',
          ...onTerminal(0, '31.5rem'),
          justifySelf: 'stretch',
          display: 'grid',
          placeItems: 'center',
          width: 'auto',
          border: 0,
          background: 'none',
          boxShadow: 'none',
          '&::after': { content: 'none' },
          '& > img': {
            display: 'block',
            width: '20rem',
            height: '30rem',
            m: 0,
            borderRadius: '2.75rem',
            objectPosition: 'top',
            backgroundColor: 'var(--tone)',
            boxShadow: `inset 0 0 0 3px ${palette.ink.main}, inset 0 -0.625rem ${palette.ink.main}40`,
          },
        },
        [words]: { viewTimelineInset: '62% 38%' },
        [screen]: {
          gridArea: '1 / 2 / span 9',
          ...onTerminal(3.375, '11.375rem'),
          width: '15.5rem',
          marginInlineStart: 0,
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
          ...withStep(shine, 'cover', 'none'),
        },
        [onScreens('after', 'finger')]: {
          inset: '14.625rem -0.125rem auto auto',
          width: '4rem',
          height: '5.75rem',
        },
        [onScreens('after', 'pin')]: {
          inset: '14.25rem auto auto -0.375rem',
          width: '11.5rem',
          height: '10.75rem',
        },
        // The card goes into the slot, and stays there.
        [onScreens('before', 'card', 'pin')]: {
          ...cardInSlot,
          inset: '25.625rem auto auto 3rem',
          width: '9.5rem',
          height: '7rem',
          clipPath: 'inset(2rem 0 0)',
          translate: '0 -2rem',
        },
        '@media (prefers-reduced-motion: no-preference)': {
          [onScreens('before', 'card')]: withStep(pushIn, 'cover 35% cover 95%'),
        },
        '@media (prefers-reduced-motion: reduce)': {
          [onScreens('before', 'card')]: { clipPath: 'inset(1rem 0 0)', translate: '0 -1rem' },
        },
        // The slip that is read below the last step comes out of the machine.
        [`${screen}:not(:last-child)::after`]: {
          content: '""',
          position: 'absolute',
          inset: '13.1875rem 1rem auto',
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
        [slip]: { width: 'min(100% - var(--beside), 19rem)' },
      },
    },
  },
});
