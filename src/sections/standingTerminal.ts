import { keyframes, type Theme } from '@mui/material/styles';
import bankCard from '../art/bank-card.svg';
import jaal from '../art/jaal.svg';

/** Room for the terminal beside the words. */
const wide = '@container (min-width: 43rem)';
const narrow = '@container (width < 43rem)';

/** Room for a counter with the terminal and the slip beside each other. */
export const broad = '@container (min-width: 64rem)';

/** A window with room for the terminal's screen and for what is read. */
const roomy = '@media screen and (min-width: 22rem) and (min-height: 40rem)';

/** One with room for the keys and the slot of the terminal too, or for what lies before the tablet. */
const tall = '@media (min-height: 44rem)';

/**
 * One that shows all steps at once, so that none is the one that is read: the screen of the first stays above them,
 * and that of the last beside its slip.
 */
const endless = '@media (min-height: 130rem)';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const shine = keyframes`from, to { opacity: 1; }`;
const fillIn = keyframes`from { background-color: var(--ground); color: inherit; }`;
const pushIn = keyframes`from { clip-path: inset(35% 0 0); translate: 0 -35%; }`;
const feed = keyframes`from { translate: 0 -100%; clip-path: inset(100% 0 0); }`;

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
  alignSelf: 'var(--stand, start)',
  justifySelf: 'center',
  height,
  minHeight: 0,
  marginBlock: `calc(var(--above) + ${unit(from)}) calc(var(--below) + var(--terminal-height) - ${unit(from)} - ${height})`,
});

/** All but the end of the card is in the slot. */
const cardInSlot = {
  content: '""',
  position: 'absolute',
  background: `url("${bankCard}") 0 0 / 100% 100%`,
  clipPath: 'inset(60% 0 0)',
  translate: '0 -60%',
} as const;

const terminal = '& > div + div';
const words = '& > ol > li > div';
const screen = '& > ol > li > figure > div:first-of-type';
const slip = '& > ol > li > figure > div + div';

/** Places of up to six steps, as nothing finds its place by itself where the terminal stands over the steps. */
const rows = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((n) => [`& > ol > li:nth-of-type(${n}) > div`, { gridRow: n + 2 }]),
);

/** Where in the window a step counts as read: the last ones lower, while the whole counter still stands. */
const readLines = Object.fromEntries(
  [4, 5.5, 7, 8.5].map((above, index) => [
    `& > ol > li:nth-last-of-type(${index + 1}) > div`,
    {
      '--line': `min(86%, var(--terminal-top) + var(--terminal-height) + var(--below) - ${above}rem)`,
      viewTimelineInset: 'var(--line) calc(100% - var(--line))',
    },
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
      '--terminal-top': 'calc(var(--header-height) + 4.75rem)',
      '--terminal-height': '13.75rem',
      '--terminal-width': 'min(100cqi, 26rem)',
      '--keys-width': 'calc(var(--terminal-width) - 2rem)',
      isolation: 'isolate',
      timelineScope: '--last',
      display: 'grid',
      gridTemplate: 'auto calc(var(--terminal-height) + var(--clear, 1.75rem)) / minmax(0, 1fr)',
      [terminal]: {
        gridArea: '2 / 1 / span 8',
        display: 'block',
        ...onTerminal(0, 'var(--terminal-height)'),
        justifySelf: 'start',
        width: 'var(--terminal-width)',
        border: `3px solid ${palette.ink.main}`,
        borderRadius: `${radius.stage}px`,
        backgroundColor: 'var(--tone)',
        boxShadow:
          '0 0 0 0.5rem var(--ground), 0 -0.75rem 0 0.25rem var(--ground), 0 var(--hem, 0rem) var(--ground)',
        '& > img': { display: 'none' },
        // The road, where the shadow hides it.
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 'calc(-1rem - 3px) calc(-3px - max(1rem, var(--hem, 0rem)))',
          insetInlineStart: 'calc(var(--mark) / 2 - 5px)',
          width: 4,
          borderBlock: '1rem solid var(--road, var(--tone))',
          borderBlockEndWidth: 'max(1rem, var(--hem, 0rem))',
        },
      },
      '& > ol, & > ol > li, & > ol > li > figure': { display: 'contents' },
      // A branch of the road turns to the title of the slip.
      '& > ol > li:last-of-type > div::after': {
        content: '""',
        position: 'absolute',
        boxSizing: 'border-box',
        insetInlineStart: 'calc(var(--mark) / 2 - 2px)',
        bottom: '-1.75rem',
        width: 'calc(var(--beside) - var(--mark) / 2 + 4px)',
        height: '2rem',
        border: '0 solid var(--road, var(--tone))',
        borderBlockEndWidth: 4,
        borderInlineStartWidth: 4,
        borderEndStartRadius: '1.25rem',
      },
      '& > ol > li': { timelineScope: '--step' },
      [words]: {
        gridColumn: 1,
        pb: 7,
        viewTimeline: '--step',
        viewTimelineInset: '60% 40%',
        [endless]: { viewTimeline: 'none' },
      },
      ...rows,
      '& > ol > li:last-of-type > div': {
        viewTimelineName: '--step, --last',
        [endless]: { viewTimelineName: 'none' },
      },
      '& > ol > li > div > h4::before': {
        ...withStep(fillIn, 'cover 0% cover 9%'),
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
        ...withStep(appear, 'cover 0% cover 4%'),
      },
      // The answer that is waited for takes the place of what was asked.
      '& > ol > li > figure > div > p:nth-of-type(3)': {
        ...withStep(appear, 'cover 56% cover 60%'),
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
        marginInlineStart: 'var(--beside)',
      },
      // What the customer leaves with, below the slip on a counter from edge to edge.
      '& > img': {
        display: 'block',
        gridArea: '10 / 1',
        boxSizing: 'border-box',
        width: 'calc(100% + 2 * var(--gutter))',
        maxWidth: 'none',
        height: '9rem',
        mt: 5,
        marginInline: 'calc(-1 * var(--gutter))',
        padding: '0 var(--gutter) 1.5rem',
        paddingInlineStart: 'calc(var(--gutter) + var(--beside))',
        background: 'var(--cloth-print) repeat-x bottom / auto 1.5rem',
        objectFit: 'contain',
        objectPosition: 'bottom',
        [wide]: { display: 'none' },
      },
      // The lower half of the terminal, which the drawing has below the machine.
      [narrow]: {
        [tall]: {
          '--terminal-height': 'calc(14.5rem + var(--keys-width) * 0.422)',
          [terminal]: {
            '& > img:first-of-type': {
              display: 'block',
              width: 'var(--keys-width)',
              height: 'calc(var(--keys-width) * 0.422)',
              margin: 'auto',
              mt: '13.5rem',
              objectFit: 'cover',
              objectPosition: 'bottom',
            },
          },
          [words]: { viewTimelineInset: '76% 24%' },
          // Room for the card, which no words are seen behind.
          '&:has([data-state=card])': { '--clear': '2.5rem', '--hem': '0.75rem' },
          [onScreens('before', 'card', 'pin')]: {
            ...cardInSlot,
            inset:
              'calc(12rem + var(--keys-width) * 0.391) auto auto calc(50% - var(--keys-width) * 0.2375)',
            width: 'calc(var(--keys-width) * 0.475)',
            height: 'calc(var(--keys-width) * 0.35)',
          },
        },
      },
      // Its width is asked in the text's own size, so that large text keeps its words beside no terminal.
      [wide]: {
        '--terminal-top': 'calc(var(--header-height) + 4.5rem + var(--above))',
        '--terminal-height': unit(30),
        '--above': '1.5rem',
        '--below': '3rem',
        '--device-start': 'calc((100% - 20 * var(--unit)) / 2)',
        gridTemplate: 'auto 0 / minmax(0, 1fr) minmax(21.5rem, 38%)',
        columnGap: 'clamp(2rem, 5vw, 6rem)',
        // The counter, with the cloth on it that is printed in the colour of the product, as below its opening.
        [terminal]: {
          top: 'calc(var(--terminal-top) - var(--above))',
          gridArea: '1 / 2 / span 9',
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
          backgroundColor: 'var(--tone-stage)',
          boxShadow: 'none',
          overflow: 'clip',
          '&::before': {
            content: '""',
            position: 'absolute',
            zIndex: -1,
            inset: '0 0 var(--below)',
            backgroundColor: palette.ink.main,
            opacity: 0.07,
            mask: `url("${jaal}")`,
          },
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 'auto 0 0',
            width: 'auto',
            height: 'var(--below)',
            border: 0,
            background: 'var(--cloth-print) repeat-x 0 0 / auto 100%',
          },
          '& > img:first-of-type': {
            display: 'block',
            width: unit(20),
            height: unit(30),
            objectFit: 'cover',
            objectPosition: 'top',
          },
        },
        [words]: { pb: 6 },
        ...readLines,
        [screen]: {
          gridArea: '1 / 2 / span 9',
          ...onTerminal(2.625, unit(12.5)),
          justifySelf: 'start',
          width: unit(15.5),
          marginInlineStart: `calc(var(--device-start) + ${unit(2.25)})`,
          pt: 3,
          border: 0,
          borderRadius: '4px',
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
        },
      },
      '@media (prefers-reduced-motion: no-preference)': {
        [onScreens('before', 'card')]: withStep(pushIn, 'cover 35% cover 95%'),
      },
      [broad]: {
        '--unit': 'clamp(1rem, min(100cqi / 66, (100svh - 14rem) / 30), 1.25rem)',
        '--slip': 'clamp(13.5rem, 18cqi, 17rem)',
        '--around': 'calc((53cqi - var(--slip) - 20 * var(--unit)) / 3)',
        '--device-start': 'var(--around)',
        gridTemplateColumns: 'minmax(0, 1fr) 53%',
        columnGap: '2.5rem',
        '& > div:first-of-type > div + div': { mb: 6 },
        [endless]: {
          '--stand': 'center',
          '& > ol > li:last-of-type > figure > div:first-of-type': { opacity: 1 },
        },
        // Every second service has them the other way round.
        'section:nth-of-type(even) > div > div > &': {
          '--device-start': 'calc(2 * var(--around) + var(--slip))',
          '--device-order': 1,
          '--slip-side': 'start',
          '--printer-start': '-0.5rem',
          '--printer-end': 'calc(-0.75rem - var(--around))',
        },
        [`${screen} > strong`]: { fontSize: '3rem' },
        [terminal]: {
          gridTemplateColumns: 'auto auto',
          justifyContent: 'space-evenly',
          '& > img:first-of-type': { order: 'var(--device-order, 0)' },
          // What the customer leaves with, below the slip and as soon as that.
          '& > img + img': {
            display: 'block',
            width: 'var(--slip)',
            ...withStep(appear, 'cover 0% cover 30%'),
            animationTimeline: '--last',
          },
        },
        '& > ol > li:last-of-type > div': {
          gridRowEnd: 10,
          pb: 0,
          '&::after': { content: 'none' },
        },
        // The slip comes out beside the terminal once it is told of.
        [slip]: {
          ...onTerminal(0, unit(30)),
          gridArea: '1 / 2 / span 9',
          justifySelf: 'var(--slip-side, end)',
          display: 'grid',
          alignItems: 'start',
          width: 'var(--slip)',
          marginInline: 'var(--around)',
          paddingBlockStart: '2.5rem',
          // The printer at the terminal's side, whose mouth the paper comes out of.
          '&::before, &::after': {
            content: '""',
            position: 'absolute',
            boxSizing: 'border-box',
            top: '1.5rem',
            height: '2rem',
            insetInline:
              'var(--printer-start, calc(-0.75rem - var(--around))) var(--printer-end, -0.5rem)',
            border: `1px solid ${palette.ink.main}`,
            borderRadius: '0.625rem',
            backgroundColor: 'var(--tone)',
            ...withStep(appear, 'cover 0% cover 10%'),
          },
          '&::after': {
            top: '2.25rem',
            height: '0.5rem',
            insetInline: '-0.25rem',
            backgroundColor: palette.ink.main,
          },
          '& > *': {
            zIndex: 1,
            ...withStep(appear, 'cover 0% cover 30%'),
            '@media (prefers-reduced-motion: no-preference)': withStep(feed, 'cover 0% cover 60%'),
          },
        },
      },
    },
  },
});
