import type { Theme } from '@mui/material/styles';
import jaal from '../art/jaal.svg';
import stars from '../art/stars.svg';
import { ringOnDark } from '../theme/focusRing';
import { colours } from '../theme/tokens';
import { aboveStreet, beforeStreet } from './footerLooks';
import { fadeAlongLine, patternBehind } from './patternBehind';
import { housesBehind, pavement } from './shopOnStreet';
import { chapterGap, roadInset } from './storyLayout';

const notOnPaper = { '@media print': { display: 'none' } } as const;

/** Whatever runs on from the drawing to both edges of the card. */
const beyondDrawing = { content: '""', position: 'absolute', insetInline: '-200%' } as const;

const share = (units: number) => `${(units / 60) * 100}%`;

/** Pavement with its kerb, and the road. */
const street = `linear-gradient(${colours.ink} ${share(3)}, ${colours.earth} ${share(3)} ${share(9)}, ${colours.earthShade} ${share(9)} ${share(14)}, ${colours.ink} ${share(14)} ${share(17)}, ${colours.indigoShade} ${share(17)})`;

/** An indigo card, on whose lower edge the drawing stands. */
const card = {
  tone: 'paper',
  section: { pt: { xs: 0, md: 0 }, ...notOnPaper },
  frame: (theme: Theme) => ({
    ...patternBehind(jaal, {
      top: { xs: '45%', sm: 0 },
      insetInlineStart: { sm: '55%' },
      maskImage: {
        xs: 'linear-gradient(to bottom, transparent, black)',
        sm: fadeAlongLine(),
      },
    }),
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'center',
    // Unseen but where the system forces its colours, which would leave the card no edge.
    outline: '1px solid transparent',
    outlineOffset: -1,
    borderRadius: `${theme.radius.stage}px`,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    ...ringOnDark,
  }),
  words: { p: { xs: 7, sm: 10, md: 14 }, pb: { xs: 8, sm: 22, md: 26 } },
  button: 'marigold',
  road: undefined,
  place: {
    alignSelf: 'end',
    justifySelf: { sm: 'end' },
    width: { sm: 'min(100%, 36rem)' },
    marginInline: { xs: 6, sm: 0 },
    paddingInlineEnd: { sm: 6, md: 10 },
    mt: { sm: 10 },
  },
  /**
   * The pavement that the shops stand on and the road before it, together 60 of the drawing's 320 units high, run on
   * behind it; the dashes lie over both, so that no seam shows.
   */
  ground: {
    position: 'relative',
    '&::before': {
      ...beyondDrawing,
      bottom: 0,
      height: `${(60 / 320) * 100}%`,
      backgroundImage: street,
    },
    '&::after': {
      ...beyondDrawing,
      bottom: `${(8 / 320) * 100}%`,
      height: `${(4 / 320) * 100}%`,
      backgroundImage: `linear-gradient(to right, ${colours.marigold} 50%, transparent 0)`,
      backgroundSize: 'calc(100% / 120) 100%',
    },
  },
} as const;

/** Height in pixels of the ground below the road that the drawing stands at. */
const floor = 18;

/** How far the road reaches below the drawing, in pixels: its width without its edges, the upper of which the drawing covers. */
const roadBelow = { xs: 8, md: 20 } as const;

const earth = `linear-gradient(${colours.ink} 3px, ${colours.earthShade} 3px 7px, ${colours.earth} 7px)`;

/** On a field of sand from edge to edge, which ends with a road, at which the drawing stands, and its ground. */
const open = {
  tone: 'sand',
  section: { pb: { xs: `${floor}px`, md: `${floor}px` }, overflow: 'clip', ...notOnPaper },
  frame: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: chapterGap,
    rowGap: 10,
    position: 'relative',
    isolation: 'isolate',
  },
  words: { alignSelf: 'center', pb: { sm: 14 }, paddingInlineStart: roadInset },
  button: 'primary',
  /** From the story above, along the ground past the shop and out of the window. */
  road: {
    top: ({ spacing }: Theme) => ({ xs: spacing(-14), md: spacing(-24) }),
    bottom: -3,
    insetInlineStart: { xs: -20, md: 0 },
    insetInlineEnd: 'calc(-1 * var(--bleed))',
  },
  place: { alignSelf: 'end', mb: { xs: `${roadBelow.xs}px`, md: `${roadBelow.md}px` } },
  ground: {
    position: 'relative',
    '&::after': {
      ...beyondDrawing,
      top: { xs: `calc(100% + ${roadBelow.xs}px)`, md: `calc(100% + ${roadBelow.md}px)` },
      height: floor,
      backgroundImage: earth,
    },
  },
} as const;

const duskBehind = beforeStreet['&::before'];

/** At dusk, before the street of the footer, whose pale hills end in the light that is left of the day. */
const evening = {
  tone: 'inherit',
  section: {
    ...beforeStreet,
    pt: { xs: 12, md: 18 },
    pb: { xs: 0, md: 0 },
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    // None behind the words, which begin below them.
    backgroundImage: `url("${stars}")`,
    backgroundRepeat: 'repeat-x',
    backgroundSize: { xs: 'auto 3rem', sm: 'auto 6.5rem' },
    ...ringOnDark,
    '&::before': {
      ...duskBehind,
      height: '60%',
      background: `linear-gradient(transparent, color-mix(in srgb, ${colours.indigoMist} 30%, transparent) 50%, ${colours.indigoMist} 90%)`,
    },
    '&::after': {
      ...beforeStreet['&::after'],
      ...housesBehind,
      // What stands beside the shop is before trees, and no lit house is behind it.
      backgroundPositionX: {
        sm: 'calc(50% + 10.5rem * var(--inline,1))',
        md: 'calc(50% + 12.5rem * var(--inline,1))',
        lg: 'calc(50% + 16rem * var(--inline,1))',
      },
    },
    ...notOnPaper,
  },
  frame: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { sm: 8, md: 14, lg: 20 },
    rowGap: 10,
  },
  road: undefined,
  words: { alignSelf: 'center', pb: { sm: aboveStreet('3rem') } },
  button: 'marigold',
  place: {
    position: 'relative',
    zIndex: 1,
    alignSelf: 'end',
    width: '100%',
    maxWidth: { xs: '24rem', sm: '34rem' },
    marginInline: 'auto',
    // A fraction of a pixel would show below it.
    mb: '-1px',
    containerType: 'inline-size',
  },
  ground: pavement,
} as const;

/** How the invitation is composed. */
export const joinCallLooks = { card, open, evening } as const;
