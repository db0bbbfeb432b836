import type { RoadPiece } from '../art/road/Road';
import { bedAtNight } from '../art/road/roadPaths';
import type { ChapterId } from '../content/contentShapes';
import { spaceUnit } from '../theme/tokens';
import { chapterGap, chapterSpace, spaceBelowScene } from './storyLayout';

/** Heights in pixels of the bends, the last in a narrow window; each runs on under the straight road, so that no seam shows. */
const bend = chapterSpace.md * spaceUnit;
const longBend = spaceBelowScene.md * spaceUnit;
const smallBend = 72;

/** From the edge of the grid to the middle of the road, in pixels. */
const middle = { xs: -7, md: 13 } as const;

/** The road beside the second column. */
const secondMiddle = {
  md: `calc(50% + ${(chapterGap.md / 2) * spaceUnit + middle.md - 1}px)`,
  lg: `calc(50% + ${(chapterGap.lg / 2) * spaceUnit + middle.md - 1}px)`,
} as const;

/** How far beyond the edge of the window the road goes. */
const beyond = 24;

const inWideWindow = { display: { xs: 'none', md: 'block' } } as const;
const inNarrowWindow = { display: { md: 'none' } } as const;

/** Before the drawings. */
const inFront = { '--level': 0 } as const;

/** Down to the bend before the next chapter. */
const straight = (place: object) => ({
  name: 'straight',
  path: 'M50 0V100',
  place: {
    top: { xs: 0, md: bend },
    width: 2,
    height: { xs: `calc(100% - ${smallBend}px)`, md: `calc(100% - ${2 * bend}px)` },
    insetInlineStart: { xs: middle.xs - 1, md: middle.md - 1 },
    ...place,
  },
});

/** Between two chapters in a narrow window. */
const smallBendPiece = {
  name: 'bend',
  path: 'M0-2V0C0 27 100 27 100 50S0 73 0 100V102',
  place: {
    ...inNarrowWindow,
    insetInlineStart: middle.xs,
    width: 12,
    top: `calc(100% - ${smallBend}px)`,
    height: smallBend,
  },
};

/** What stands above a scene: in a narrow window the title alone. */
const aboveArt = {
  gridArea: { xs: 'title', md: 'title-start / 1 / words-end / 2' },
} as const;

/** Beside what stands above a scene, then out of the window, to come back on the road of the scene. */
const aboveScene = (space: { xs: number; md: number }) => [
  straight({
    ...aboveArt,
    top: { xs: -space.xs * spaceUnit, md: -space.md * spaceUnit },
    height: {
      xs: `calc(100% + ${space.xs * spaceUnit}px)`,
      md: `calc(100% + ${space.md * spaceUnit}px)`,
    },
  }),
  {
    name: 'out',
    path: 'M100-2V0C100 60 60 100 0 100',
    place: {
      ...inFront,
      ...aboveArt,
      insetInlineStart: `calc(-1 * var(--bleed) - ${beyond}px)`,
      width: {
        xs: `calc(var(--bleed) + ${beyond + middle.xs}px)`,
        md: `calc(var(--bleed) + ${beyond + middle.md}px)`,
      },
      top: '100%',
      height: { xs: 44, md: bend },
    },
  },
];

/** From the foot of a scene, through its ground, to the side of the window. */
const throughGround = 'M100 0C100 42 97 50 88 51L14 60C4 61 0 70 0 100V102';

/** Below a scene in a narrow window, whose words follow it in the same chapter. */
const belowSceneNarrow = (ground: number, width: string | object, path = throughGround) => [
  {
    name: 'through ground',
    path,
    place: {
      ...inNarrowWindow,
      ...inFront,
      gridArea: 'words',
      insetInlineStart: middle.xs,
      width,
      top: -52 - ground,
      height: 52 + ground,
    },
  },
  {
    ...straight({
      ...inNarrowWindow,
      gridArea: 'words',
      height: `calc(100% - ${smallBend - chapterSpace.xs * spaceUnit}px)`,
    }),
    name: 'beside words',
  },
  smallBendPiece,
];

/** Below a scene in a wide window, into the next chapter; the ground of the scene grows with the window. */
const belowScene = (ground: string, width: string) => ({
  name: 'through ground',
  path: throughGround,
  place: {
    ...inWideWindow,
    ...inFront,
    insetInlineStart: middle.md,
    width,
    top: `-${ground}`,
    height: `calc(${longBend}px + ${ground})`,
  },
});

/** From the end of a chapter to the beginning of the next, on the other side of the drawing. */
const across = (path: string) => ({
  name: 'across',
  path,
  place: {
    ...inWideWindow,
    insetInlineStart: middle.md,
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
    // Out of the night of the map.
    {
      name: 'night',
      path: 'M50 0V100',
      place: {
        ...inFront,
        top: { xs: -36, md: -48 },
        height: { xs: 36, md: 48 },
        width: 28,
        insetInlineStart: { xs: middle.xs - 14, md: middle.md - 14 },
        maskImage: 'linear-gradient(transparent, black 75%)',
        ...bedAtNight,
      },
    },
    ...aboveScene(chapterSpace),
    ...belowSceneNarrow(8, 'calc(44.25% - 0.115 * var(--bleed) + 7px)'),
  ],
  counter: [
    belowScene('0.93vw', 'calc(44.25% - 0.115 * var(--bleed) - 13px)'),
    straight({
      top: { xs: 0, md: longBend },
      height: { xs: `calc(100% - ${smallBend}px)`, md: `calc(100% - ${longBend + bend}px)` },
    }),
    smallBendPiece,
    across('M0-1V0C0 36 8 45 20 47L80 53C92 55 100 64 100 100V101'),
  ],
  proof: [
    straight({ insetInlineStart: { xs: middle.xs - 1, ...secondMiddle } }),
    smallBendPiece,
    across('M100-1V0C100 36 92 45 80 47L20 53C8 55 0 64 0 100V101'),
  ],
  'village-and-city': [
    ...aboveScene({ xs: chapterSpace.xs, md: 0 }),
    ...belowSceneNarrow(
      14,
      {
        xs: 'calc(44% - 0.12 * var(--bleed) - 136px)',
        sm: 'calc(44% - 0.12 * var(--bleed) - 141px)',
      },
      'M100 0C100 55 0 45 0 100V102',
    ),
  ],
  trust: [
    belowScene('1.6vw', 'calc(27.5% - 0.45 * var(--bleed) - 13px)'),
    straight({
      // Over the seam with the section below.
      top: { xs: 0, md: longBend },
      height: { xs: 'calc(100% + 1px)', md: `calc(100% - ${longBend - 1}px)` },
    }),
  ],
};
