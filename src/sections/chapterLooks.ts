import type { ChapterId } from '../content/contentShapes';

/** Title and words side by side above a scene that runs from one edge of the window to the other. */
const scene = {
  section: {
    gridColumn: '1 / -1',
    gridTemplateAreas: { xs: '"title" "art" "words"', md: '"title words" "art art"' },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
  title: { typography: { md: 'h1' } },
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

/** Two of these stand side by side, each below its drawing, or on a phone above it; grounds and titles stand in one line. */
const half = {
  section: {
    gridTemplateAreas: { xs: '"title" "art" "words"', sm: '"art" "title" "words"' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
  },
  // Narrow, so that the titles of a pair have two lines each.
  title: { mt: { sm: 5 }, maxWidth: { sm: '10em' } },
  art: {
    width: '100%',
    maxWidth: { xs: '22rem', sm: 'none' },
    alignSelf: 'end',
    mt: { xs: 2, sm: 0 },
    mb: { xs: 3, sm: 0 },
  },
} as const;

/** On a wall of colour from edge to edge, whose lower edge the drawing stands on and runs out of the window. */
const wall = {
  section: {
    gridColumn: '1 / -1',
    gridTemplateAreas: { xs: '"title" "words" "art"', sm: '"title art" "words art"' },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { sm: 'auto 1fr' },
    position: 'relative',
    pt: { xs: 14, md: 24 },
    '& > *': { position: 'relative' },
    '& > div': { pb: { sm: 14 } },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: 'calc(-1 * var(--bleed))',
      bgcolor: 'marigold.main',
    },
    '& > h2::before': { color: 'inherit' },
  },
  title: { typography: { md: 'h1' } },
  art: { width: 'calc(100% + var(--bleed))', maxWidth: 'none', alignSelf: 'end' },
} as const;

/** How each chapter is composed. */
export const chapterLooks = {
  distance: scene,
  counter: half,
  proof: half,
  'village-and-city': scene,
  trust: wall,
} as const satisfies Record<ChapterId, object>;
