import type { RoadPiece } from '../art/road/Road';
import type { ChapterId } from '../content/contentShapes';
import { colours, spaceUnit } from '../theme/tokens';

/** Between the columns of a chapter, in units of the spacing scale. */
export const chapterGap = { sm: 8, md: 14, lg: 20 } as const;

/** Above and below a chapter, where the road bends. */
export const chapterSpace = { xs: 12, md: 18 } as const;

/** How far from the edge of the grid words begin beside the road, which a narrow window has in its margin. */
export const besideRoad = { xs: '0.75rem', md: '5rem' } as const;

/** The number of the chapter before its title, on a milestone at the edge of the road; the title begins where the words do. */
export const onMilestone = {
  gridArea: 'title',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: { xs: '0.875rem', md: '1.125rem' },
  paddingInlineStart: { xs: '0.5rem', md: '1.125rem' },
  '&::before': {
    content: 'counter(chapter)',
    boxSizing: 'border-box',
    width: '2.75rem',
    pt: '1.5rem',
    pb: '0.25rem',
    border: '2px solid',
    borderRadius: '2rem 2rem 0 0',
    backgroundImage: `linear-gradient(var(--milestone, ${colours.marigold}) 1.375rem, ${colours.ink} 0 calc(1.375rem + 2px), ${colours.white} 0)`,
    typography: 'h3',
    lineHeight: 1.2,
    textAlign: 'center',
  },
} as const;

const bend = chapterSpace.md * spaceUnit;

/** From the edge of the grid to the middle of the road, in pixels. */
const middle = 13;

/** The road beside the second column. */
const secondMiddle = {
  md: `calc(50% + ${(chapterGap.md / 2) * spaceUnit + middle - 1}px)`,
  lg: `calc(50% + ${(chapterGap.lg / 2) * spaceUnit + middle - 1}px)`,
} as const;

/** How far beyond the edge of the window the road goes. */
const beyond = 24;

const inWideWindow = { display: { xs: 'none', md: 'block' } } as const;

/** Beside what is told, and in a narrow window through the whole chapter. */
const straight = (start: number | typeof secondMiddle, place: object) => ({
  path: 'M50 0V100',
  place: {
    top: { xs: 0, md: bend },
    width: 2,
    height: { xs: '100%', md: `calc(100% - ${2 * bend}px)` },
    insetInlineStart: typeof start === 'number' ? { xs: -1, md: start - 1 } : { xs: -1, ...start },
    ...place,
  },
});

const toEdge = {
  insetInlineStart: `calc(-1 * var(--bleed) - ${beyond}px)`,
  width: `calc(var(--bleed) + ${beyond + middle}px)`,
} as const;

/** Beside the title and the words above a scene, then out of the window: the scene has a road of its own. */
const aboveScene = [
  straight(middle, {
    gridArea: { md: 'title-start / 1 / words-end / 2' },
    top: 0,
    height: { xs: '100%', md: 'calc(100% + 1px)' },
  }),
  {
    path: 'M100 0C100 60 60 100 0 100',
    place: {
      ...inWideWindow,
      ...toEdge,
      // Before the sky of the scene.
      '--level': 0,
      gridArea: { md: 'title-start / 1 / words-end / 2' },
      top: '100%',
      height: bend,
    },
  },
];

/** Into the window below a scene. */
const belowScene = {
  path: 'M0 30C60 30 100 50 100 100',
  place: { ...inWideWindow, ...toEdge, top: 0, height: bend },
};

/** From the end of a chapter to the beginning of the next, on the other side of the drawing. */
const across = (path: string) => ({
  path,
  place: {
    ...inWideWindow,
    insetInlineStart: middle,
    width: {
      md: `calc(50% + ${(chapterGap.md / 2) * spaceUnit}px)`,
      lg: `calc(50% + ${(chapterGap.lg / 2) * spaceUnit}px)`,
    },
    top: `calc(100% - ${bend}px)`,
    height: 2 * bend,
  },
});

/** The road on which the chapters are told, piece by piece. */
export const storyRoad: Record<ChapterId, readonly RoadPiece[]> = {
  distance: [
    // From the map.
    {
      path: 'M100 0C100 34 94 41 80 43L20 53C8 55 0 64 0 100',
      place: {
        ...inWideWindow,
        insetInlineStart: middle,
        top: 0,
        width: '50%',
        height: 26 * spaceUnit,
      },
    },
    ...aboveScene,
  ],
  counter: [
    belowScene,
    straight(middle, {}),
    across('M0 0C0 36 8 45 20 47L80 53C92 55 100 64 100 100'),
  ],
  proof: [straight(secondMiddle, {}), across('M100 0C100 36 92 45 80 47L20 53C8 55 0 64 0 100')],
  'village-and-city': aboveScene,
  trust: [
    belowScene,
    straight(middle, {
      // Over the seam with the section below.
      height: { xs: 'calc(100% + 1px)', md: `calc(100% - ${bend - 1}px)` },
    }),
  ],
};
