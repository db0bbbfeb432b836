import type { Theme } from '@mui/material/styles';
import jaal from '../art/jaal.svg';
import joinApron from '../art/join-apron.svg';
import joinRoad from '../art/join-road.svg';
import kites from '../art/kites.svg';
import { fadeAlongLine } from './patternBehind';

/** Cuts what runs over the edges of the window, and no shadow below; what sticks still does. */
const clipped = { position: 'relative', overflowX: 'clip' } as const;

const wordsAlone = { '@media print': { display: 'none' } } as const;

/** How far the sheet hangs over the lower edge of the scene, in wide windows. */
const overhang = 16;

/** Behind the strip that the scene ends with: at its very end a line of the surface would show. */
const endOfSurface = ({ spacing }: Theme) => ({ xs: 0, md: spacing(overhang + 1) });

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

/** A sheet of paper over the lower edge of a scene that fills the window. */
const card = {
  promise: 'h1',
  stage: {
    ...clipped,
    color: 'ink.main',
    bgcolor: { xs: 'marigold.light', md: 'background.default' },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      bottom: endOfSurface,
      bgcolor: 'marigold.light',
    },
    '&::after': { ...print, bottom: endOfSurface },
    '& > *': { position: 'relative', zIndex: 1 },
    '--art-width': {
      xs: 'min(100vw, 28rem)',
      sm: '38vw',
      md: 'min(37vw, 30rem)',
      xl: 'min(32vw, 36rem)',
    },
    '--art-margin': { md: '0 auto' },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'minmax(0, 1fr) var(--art-width)',
      md: 'minmax(0, 5fr) minmax(0, 7fr)',
    },
    gridTemplateAreas: {
      xs: '"words" "form" "image"',
      sm: '"words image" "form form"',
      md: '"words form" "image form"',
    },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { sm: 6, lg: 10 },
    rowGap: { xs: 6, sm: 0, md: 7 },
    pt: { xs: 6, sm: 8, md: 10 },
    // On paper there is no form: its words stand beside the image.
    '@media print': {
      gridTemplate: '"words image" auto / 3fr 2fr',
      rowGap: 0,
      pt: 0,
      '& img': { maxHeight: '40mm' },
    },
  },
  words: { alignSelf: { sm: 'center', md: 'start' }, pb: { sm: 8, md: 0 } },
  form: {
    position: 'relative',
    zIndex: 2,
    bgcolor: 'background.default',
    border: { md: 1 },
    borderColor: { md: 'divider' },
    marginInline: { xs: 'calc(-1 * var(--bleed))', md: 0 },
    px: { xs: 'var(--bleed)', md: 7, lg: 10 },
    pt: { xs: 7, md: 8 },
    // With the gap before the place of the answer.
    pb: { xs: 5, sm: 0, md: 5 },
    borderRadius: { md: 2 },
    // In a higher sheet the message gets the room.
    '@media (scripting: enabled)': {
      '&, & > *, & form, & form > :has(textarea), & .MuiInputBase-multiline': {
        display: { md: 'flex' },
        flexGrow: { md: 1 },
      },
      '&, & > *, & form > :has(textarea)': { flexDirection: 'column' },
      '& textarea': { alignSelf: { md: 'stretch' } },
    },
    ...wordsAlone,
  },
  scene: {
    alignSelf: 'end',
    mb: { md: overhang },
    '& > *': { '&::after': { marginInline: '-100vw' } },
  },
} as const;

/**
 * A scene beside all of a form: a shop below the sky, the paving before it, and the way to it down to where the
 * form ends. In a narrow window a strip of the shop, at the height of its awning, leads over to the form.
 */
const poster = {
  promise: 'display',
  stage: { ...clipped, bgcolor: 'background.default' },
  grid: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gridTemplateAreas: { xs: '"words" "image" "form"', md: '"words image" "form image"' },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { md: 8, lg: 14 },
    '@media print': { display: 'block' },
  },
  words: { pt: { xs: 6, sm: 8, md: 10 } },
  form: { pt: { xs: 6, md: 8 }, pb: { xs: 10, md: 16 } },
  scene: {
    position: 'relative',
    overflow: 'clip',
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    color: 'ink.main',
    bgcolor: 'ink.light',
    marginInline: {
      xs: 'calc(-1 * var(--bleed))',
      md: '0 calc(-1 * var(--bleed))',
    },
    mt: { xs: 6, md: 0 },
    '&::before': print,
    // A longer form makes the sky a little higher and the way much longer.
    '& > *': {
      '--art-width': { xs: 'min(100cqi, 34rem)', md: 'min(100cqi - 1.5rem, 38rem)' },
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'end',
      flexGrow: 1,
      // Kites in the sky above it, their strings behind its roof.
      '& > img': {
        aspectRatio: { xs: '480 / 222', md: 'auto' },
        objectFit: 'cover',
        objectPosition: '0 41%',
        paddingBlockStart: { md: 'calc(var(--art-width) * 0.375)' },
        background: { md: `url("${kites}") top center / 100% auto no-repeat` },
      },
    },
    '&::after': {
      content: { md: '""' },
      position: 'relative',
      flexGrow: 9,
      flexBasis: '44cqi',
      background: `url("${joinApron}") top / auto ${(32 / 480) * 100}cqi repeat-x, url("${joinRoad}") bottom / 100% auto no-repeat`,
    },
    ...wordsAlone,
  },
} as const;

export const formCompositions = { card, poster } as const;
