import nightHill from '../art/night-hill.svg';
import type { ChapterId } from '../content/contentShapes';
import { colours } from '../theme/tokens';
import { chapterSpace, roadInset, spaceBelowScene } from './storyLayout';

/** Colour behind a chapter, from one edge of the window to the other. */
const strip = {
  content: '""',
  position: 'absolute',
  zIndex: -2,
  insetBlock: 0,
  insetInline: '-100vw',
} as const;

/** How far it still is to the bank, down to the 0 at the shop of the invitation. */
const milestone = (distance: number) => ({ counterReset: `distance ${distance}` });

/** The title over two columns of words, above a scene that runs from one edge of the window to the other. */
const scene = {
  section: {
    gridTemplateAreas: { xs: '"title" "art" "words"', md: '"title" "words" "art"' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    pb: { ...chapterSpace, md: 0 },
  },
  words: {
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { md: 16, lg: 18 },
  },
  art: {
    width: 'calc(100% + 2 * var(--bleed))',
    maxWidth: 'none',
    // At the height of a phone the drawings move what is far into view (`max-width` in their files).
    height: { xs: '13.5rem', sm: 'max(25vw, 14rem)' },
    marginInline: 'calc(-1 * var(--bleed))',
    mt: { xs: -2, md: 4 },
    mb: { xs: 8, md: 0 },
    objectFit: 'cover',
    // A narrow window shows the people, who stand left of the middle.
    objectPosition: '44%',
  },
} as const;

/** The drawing and what is told side by side, on sand. */
const half = {
  section: {
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { sm: 'auto 1fr' },
    '&::before': { ...strip, bgcolor: 'sand.main' },
  },
  words: {},
  art: {
    alignSelf: 'center',
    maxWidth: { xs: '24rem', sm: 'none' },
    mt: { xs: 1, sm: 0 },
    mb: { xs: 2, sm: 0 },
  },
} as const;

/** Height in pixels of the floor below the last drawing. */
const floor = 18;

/** On a wall of colour from edge to edge, with a floor that the drawing stands on. */
const wall = {
  section: {
    gridTemplateAreas: {
      xs: '"title" "words" "art"',
      sm: '"title title" "words art"',
      md: '"title art" "words art"',
    },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { sm: 'auto 1fr' },
    pt: spaceBelowScene,
    pb: `${floor}px`,
    '&::before': { ...strip, bgcolor: 'marigold.main' },
    '&::after': {
      ...strip,
      top: 'auto',
      height: floor,
      boxSizing: 'border-box',
      borderTop: `3px solid ${colours.ink}`,
      background: `linear-gradient(${colours.earthShade} 4px, ${colours.earth} 0)`,
      '@media print': { display: 'none' },
    },
  },
  title: { ...milestone(1), '--milestone': colours.leaf },
  // Into the gap before the drawing, which is narrower: lines of even length.
  words: { marginInlineEnd: { lg: -10 }, pb: { sm: 14, md: 18 } },
  art: {
    alignSelf: 'end',
    justifySelf: 'end',
    maxWidth: { xs: '24rem', sm: '32rem', xl: '38rem' },
    paddingInlineStart: { xs: roadInset.xs, sm: 0 },
    mt: { xs: 6, sm: 0 },
  },
} as const;

/** Before the night of the map: the hill that its road comes over, 26 of 600 units wide at the foot, 260 from the start. */
const hillAtNight = {
  '&::before': {
    content: '""',
    position: 'absolute',
    bottom: '100%',
    insetInlineStart: { xs: -7 - 140, md: 13 - 260 },
    width: { xs: 323, md: 600 },
    aspectRatio: '600 / 48',
    scale: 'var(--inline,1) 1',
    background: `url("${nightHill}") center / 100% 100%`,
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
} as const;

/** How each chapter is composed. */
export const chapterLooks = {
  distance: {
    ...scene,
    section: { ...scene.section, ...hillAtNight },
    title: milestone(18),
  },
  counter: {
    ...half,
    section: {
      ...half.section,
      gridTemplateAreas: { xs: '"title" "art" "words"', sm: '"title art" "words art"' },
      pt: spaceBelowScene,
    },
    title: milestone(12),
  },
  proof: {
    ...half,
    section: {
      ...half.section,
      // Where the road runs in the margin, its milestone stays there.
      gridTemplateAreas: {
        xs: '"title" "art" "words"',
        sm: '"title art" "words art"',
        md: '"art title" "art words"',
      },
      // On the same ground as the chapter above it.
      pt: { xs: 0, md: chapterSpace.md },
    },
    title: milestone(7),
    art: { ...half.art, justifySelf: 'center', maxWidth: { xs: '24rem', lg: '30rem' } },
  },
  'village-and-city': {
    ...scene,
    title: milestone(3),
    words: {
      ...scene.words,
      gridTemplateRows: { md: 'auto 1fr' },
      // The links end the second column.
      '& > p:first-of-type': { gridRow: { md: '1 / span 2' } },
      '& > ul': { gridColumn: { md: 2 } },
    },
  },
  trust: wall,
} as const satisfies Record<ChapterId, object>;
