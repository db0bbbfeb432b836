import type { Theme } from '@mui/material/styles';
import asphalt from '../art/grounds/asphalt.svg';
import desk from '../art/grounds/desk.svg';
import deskFront from '../art/grounds/desk-front.svg';
import jaal from '../art/jaal.svg';
import joinApron from '../art/join-apron.svg';
import joinCrops from '../art/join-crops.svg';
import joinHomestead from '../art/join-homestead.svg';
import joinMeadow from '../art/join-meadow.svg';
import joinRoad from '../art/join-road.svg';
import joinVerge from '../art/join-verge.svg';
import kites from '../art/kites.svg';
import { meadowColour } from '../art/meadowColour';
import { fadeAlongLine } from './patternBehind';

/** Cuts what runs over the edges of the window, and no shadow below; what sticks still does. */
const clipped = { position: 'relative', overflowX: 'clip' } as const;

const wordsAlone = { '@media print': { display: 'none' } } as const;

/** The desk that a sheet lies on, in steps of the scale: its edge, its front, and how far the foot of the sheet hangs over that. */
const deskSteps = { edge: { xs: 3, md: 4 }, front: { xs: 11, md: 17 }, foot: 3.5 } as const;

/** The pattern of cloth in a darker tint of the surface. */
const print = {
  content: '""',
  position: 'absolute',
  inset: 0,
  bgcolor: 'currentColor',
  opacity: { xs: 0.1, sm: 0.16 },
  maskImage: `url("${jaal}"), ${fadeAlongLine()}`,
  maskComposite: 'intersect',
  ...wordsAlone,
} as const;

/** Beside the words in narrow windows, and to the edge of the window, for who answers; large text has no room for that. */
const roomForAgent = (most: string) => `clamp(0px, (100% - 19rem) * 999, ${most})`;

/** A gap on a phone, one of six at least, in rem: they share what its height leaves below the first field. */
export const phoneGap = (least: number, greatest: number) =>
  `clamp(${least}rem, ${least}rem + (100vh - 40rem) / 6, ${greatest}rem)`;

const phoneRowGap = phoneGap(0.75, 2.25);

/** A sheet of paper on a desk, and who sits there beside it, who leans on what stands below her. */
const card = {
  promise: 'h1',
  stage: {
    ...clipped,
    color: 'ink.main',
    bgcolor: 'marigold.light',
    backgroundImage: `url("${deskFront}"), url("${desk}")`,
    backgroundRepeat: 'repeat-x',
    backgroundPosition: ({ spacing }: Theme) => ({
      xs: `bottom, left 0 bottom ${spacing(deskSteps.front.xs)}`,
      md: `bottom, left 0 bottom ${spacing(deskSteps.front.md)}`,
    }),
    backgroundSize: ({ spacing }: Theme) => ({
      xs: `auto ${spacing(deskSteps.front.xs)}, auto ${spacing(deskSteps.edge.xs)}`,
      md: `auto ${spacing(deskSteps.front.md)}, auto ${spacing(deskSteps.edge.md)}`,
    }),
    '&::after': {
      ...print,
      bottom: ({ spacing }: Theme) => ({
        xs: spacing(deskSteps.front.xs + 1),
        md: spacing(deskSteps.front.md + 1),
      }),
      maskImage: `url("${jaal}")`,
      opacity: { xs: 0.05, md: 0.07 },
    },
    '& > *': { position: 'relative', zIndex: 1 },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: {
      xs: `minmax(0, 1fr) ${roomForAgent('9.25rem')}`,
      sm: `minmax(0, 1fr) ${roomForAgent('17rem')}`,
      md: 'minmax(0, 5fr) minmax(0, 7fr)',
      lg: 'minmax(0, 6fr) minmax(0, 7fr)',
    },
    gridTemplateAreas: {
      xs: '"words image" "after after" "form form"',
      md: '"words form" "image form" "after form"',
    },
    gridTemplateRows: { md: 'auto 1fr auto' },
    columnGap: { md: 6, lg: 8 },
    pt: { xs: phoneGap(0.75, 1.75), sm: 8, md: 6 },
    pb: {
      xs: deskSteps.front.xs - deskSteps.foot,
      md: deskSteps.front.md - deskSteps.foot,
    },
    // The desk is at the lower edge of the window, but for one that is very high.
    minHeight: {
      md: `min(100svh + ${deskSteps.front.md / 4}rem - var(--header-height) - 1.25rem, 58rem)`,
    },
    // On paper there is no form: its words stand beside the image.
    '@media print': {
      gridTemplate: '"words image" "after image" / 3fr 2fr',
      minHeight: 0,
      p: '0 !important',
      '& img': { maxHeight: '32mm' },
    },
  },
  words: {
    pb: { xs: phoneGap(0.625, 1.75), sm: 10, md: 0 },
    alignSelf: { sm: 'center', md: 'start' },
    '& > h1 + p': {
      mt: { xs: phoneGap(0.25, 0.5), sm: 2 },
      // A sentence in one line.
      fontSize: ({ typography }: Theme) => ({
        lg: `min(${typography.h1.fontSize}, 4.78vw, 0.0525 * (var(--page-width) - 2rem))`,
      }),
    },
    '@media print': { '& > h1 + p': { typography: 'h2' } },
  },
  form: {
    position: 'relative',
    mt: { xs: phoneRowGap, sm: 8, md: 0 },
    bgcolor: 'background.default',
    border: 2,
    borderColor: 'ink.main',
    px: { xs: 3.25, sm: 7, lg: 9 },
    pt: { xs: phoneGap(0.5, 1.5), sm: 5 },
    // With the gap before the place of the answer.
    pb: { xs: 3.5, sm: 5 },
    borderRadius: ({ radius }: Theme) => ({
      xs: `${radius.surface}px`,
      md: `${radius.stage}px`,
    }),
    // In a higher sheet the message gets the room.
    '@media (scripting: enabled)': {
      '&, & > *, & form, & form > :has(textarea), & .MuiInputBase-multiline': {
        display: { md: 'flex' },
        flexGrow: { md: 1 },
      },
      '&, & > *, & form > :has(textarea)': { flexDirection: 'column' },
      '& form textarea': { alignSelf: { md: 'stretch' }, minHeight: { md: '3lh' } },
    },
    ...wordsAlone,
  },
  // What is left of the column's height is the drawing's: longer words make it smaller.
  scene: {
    position: 'relative',
    zIndex: 1,
    alignSelf: { xs: 'end', md: 'stretch' },
    display: { md: 'grid' },
    alignItems: { md: 'end' },
    containerType: { md: 'size' },
    minHeight: { md: '10rem' },
    '--art-width': { xs: '100%', md: 'min(100cqi, 103cqb, 29rem)' },
    marginInlineEnd: {
      xs: 'calc(-1 * clamp(0px, (100vw - 21rem) * 999, 0.25 * var(--bleed)))',
      md: 0,
    },
    // Her arm lies over the edge of what she leans on.
    '& img': { translate: '0 5.6%', scale: 'var(--inline,1) 1' },
    '@media print': { containerType: 'normal' },
  },
} as const;

/** So many units of the width of `join-road.svg`, which is as wide as the scene. */
const units = (count: number) => `${(count / 480) * 100}cqi`;

/** The lane before the step, which the road ends in. */
const lane = 30;

/** The kerb of the lane, and the grass below it. */
const verge = 30;

/** Wheels and shadows reach down onto the street. */
const wheels = 20;

/**
 * Fields and trees beside the road, `foot` above its end. Where the step would cut them their height is 0: a longer
 * form makes the land higher.
 */
const besideRoad = (image: string, height: number, foot: number) =>
  `url("${image}") var(--end) calc(100% - ${units(foot)}) / auto clamp(0px, (100% - ${units(foot + height + lane + verge)}) * 999, ${units(height)}) no-repeat`;

/** Between the lane and the street: the road lies over the edge of the lane, and the lane over its end. */
const land = [
  `url("${joinApron}") 0 0 / auto ${units(lane)} repeat-x`,
  besideRoad(joinHomestead, 280, 145),
  besideRoad(joinCrops, 212, 417),
  besideRoad(joinCrops, 212, 777),
  besideRoad(joinCrops, 212, 1137),
  `url("${joinRoad}") var(--end) 100% / 100cqi auto no-repeat`,
  `url("${joinVerge}") 0 ${units(lane)} / auto ${units(verge)} repeat-x`,
  `url("${joinMeadow}") var(--end) 100% / 100cqi auto content-box ${meadowColour}`,
].join(', ');

/**
 * One scene behind all of it: a shop below the sky, the lane before it, and the way to it down to where the form
 * ends. The form is a sheet before its land. In a narrow window the shop stands above the form.
 */
const poster = {
  promise: 'display',
  stage: {
    ...clipped,
    color: 'ink.main',
    bgcolor: 'ink.light',
    backgroundImage: { md: `url("${asphalt}")` },
    backgroundPosition: 'bottom',
    backgroundRepeat: 'repeat-x',
    // At the very end a line of the surface would show behind the street.
    '&::before': {
      ...print,
      bottom: ({ spacing }: Theme) => ({ xs: 0, md: spacing(21) }),
    },
    '@media print': { background: 'none' },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'minmax(0, 1fr) min(42vw, 22rem)',
      md: 'minmax(0, 7fr) minmax(0, 5fr)',
    },
    gridTemplateAreas: {
      xs: '"words" "image" "form"',
      sm: '"words image" "form form"',
      md: '"words image" "form image"',
    },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { sm: 8, lg: 14 },
    // Below it is the street.
    pb: { md: 15 },
    '@media print': { display: 'block' },
  },
  words: {
    position: 'relative',
    pt: { xs: 6, sm: 8, md: 10 },
    pb: { sm: 12, md: 0 },
    // Beside the shop there is less room for it.
    '& > h1 + p': { typography: { sm: 'h1', md: 'display' } },
  },
  form: {
    position: 'relative',
    zIndex: 1,
    // Its edge keeps to the line of the words above.
    marginInline: { xs: 'calc(-1 * var(--bleed))', md: 0 },
    mt: { md: 6 },
    mb: { md: -5 },
    px: { xs: 'var(--bleed)', md: 5, lg: 6 },
    pt: { xs: 6, md: 7 },
    pb: { xs: 10, md: 8 },
    bgcolor: 'background.default',
    border: { md: 2 },
    borderColor: { md: 'ink.main' },
    borderRadius: ({ radius }: Theme) => ({ md: `${radius.stage}px` }),
    '@media print': { border: 0 },
  },
  scene: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    marginInline: {
      xs: 'calc(-1 * var(--bleed))',
      sm: '0 calc(-1 * var(--bleed))',
    },
    mt: { xs: 5, sm: 8, md: 0 },
    // A longer form makes the sky a little higher and the way much longer.
    '& > *': {
      '--art-width': { xs: 'min(78cqi, 20rem)', sm: 'min(100cqi - 1.5rem, 38rem)' },
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'end',
      flexGrow: 1,
      // Kites in the sky above it, their strings behind its roof.
      '& > img': {
        paddingBlockStart: { md: 'calc(var(--art-width) * 0.375)' },
        background: { md: `url("${kites}") top center / 100% auto no-repeat` },
      },
      // The step runs on behind the sheet, to the edge of the window.
      '&::after': { marginInlineStart: { sm: '-100vw' } },
    },
    // Its end is the way; before that, behind the sheet and to the other edge of the window, its land.
    '&::after': {
      content: { md: '""' },
      position: 'relative',
      marginInlineStart: '-100vw',
      pb: units(wheels),
      mb: `calc(-1 * ${units(wheels)})`,
      flexGrow: 9,
      flexBasis: '44cqi',
      '--end': 'calc(50% + 50% * var(--inline,1))',
      background: land,
    },
    ...wordsAlone,
  },
} as const;

export const formCompositions = { card, poster } as const;
