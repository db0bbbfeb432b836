import type { ChapterId } from '../content/contentShapes';
import { colours } from '../theme/tokens';

/** Colour behind a chapter, from one edge of the window to the other. */
const strip = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInline: '-100vw',
} as const;

/** Narrow, so that a title has two lines. */
const title = { typography: { md: 'h1' }, maxWidth: { sm: '7.5em' } } as const;

/** The title and beside it the words, above a scene that runs from one edge of the window to the other. */
const scene = {
  section: {
    gridColumn: '1 / -1',
    gridTemplateAreas: { xs: '"title" "art" "words"', md: '"title words" "art art"' },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
  words: { alignContent: 'end' },
  title,
  art: {
    width: 'calc(100% + 2 * var(--bleed))',
    maxWidth: 'none',
    // At the height of a phone the drawings move what is far into view (`max-width` in their files).
    height: { xs: '13.5rem', sm: 'max(25vw, 14rem)' },
    marginInline: 'calc(-1 * var(--bleed))',
    mt: { xs: 2, md: 6 },
    mb: { xs: 3, md: 0 },
    objectFit: 'cover',
    // A narrow window shows the people, who stand left of the middle.
    objectPosition: '44%',
  },
} as const;

/** Two of these stand side by side; their titles, the grounds of their drawings and their words start in one line. */
const half = {
  section: {
    gridTemplateAreas: '"title" "art" "words"',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    position: 'relative',
    // From the ground of the scene above on; in a narrow window from half of the gap.
    '&::before': {
      ...strip,
      mt: { xs: -14, md: -28 },
      mb: { xs: -14, md: -24 },
      bgcolor: 'sand.main',
    },
  },
  words: {},
  title,
  art: {
    width: '100%',
    maxWidth: { xs: '22rem', sm: 'none' },
    alignSelf: 'end',
    mt: { xs: 2, md: 4 },
    mb: 3,
  },
} as const;

/** Height in pixels of the floor below the last drawing. */
const floor = 18;

/** On a wall of colour from edge to edge, with a floor that the drawing stands on; it runs out of the window. */
const wall = {
  section: {
    gridColumn: '1 / -1',
    gridTemplateAreas: {
      xs: '"title" "words" "art"',
      sm: '"title title" "words art"',
      md: '"title art" "words art"',
    },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { sm: 'auto 1fr', xl: '2fr 3fr' },
    position: 'relative',
    mt: { xs: -14, md: 0 },
    pt: { xs: 14, md: 24 },
    pb: `${floor}px`,
    '&::before': {
      ...strip,
      background: `linear-gradient(${colours.ink} 3px, ${colours.earthShade} 3px 7px, ${colours.earth} 7px) bottom / 100% ${floor}px no-repeat`,
      bgcolor: 'marigold.main',
    },
  },
  title: { '--milestone': colours.leaf, typography: { md: 'h1' }, alignSelf: { xl: 'end' } },
  words: { pb: { sm: 14 } },
  art: {
    width: 'calc(100% + var(--bleed))',
    maxWidth: 'none',
    alignSelf: 'end',
    mt: { xs: 6, sm: 0 },
  },
} as const;

/** How each chapter is composed. */
export const chapterLooks = {
  distance: scene,
  counter: half,
  // On the same ground as the chapter above it.
  proof: {
    ...half,
    section: { ...half.section, mt: { xs: -12, sm: 0 } },
  },
  'village-and-city': {
    ...scene,
    section: {
      ...scene.section,
      // Clear of the colour above, and down to the wall below.
      pt: { md: 20 },
      mb: { md: -28 },
    },
  },
  trust: wall,
} as const satisfies Record<ChapterId, object>;
