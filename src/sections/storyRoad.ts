import type { RoadPiece } from '../art/road/Road';
import type { ChapterId } from '../content/contentShapes';
import { spaceUnit } from '../theme/tokens';
import { chapterGap, chapterSpace, spaceBelowScene } from './storyLayout';

/** Heights in pixels of the bends; those with a straight road at either end are as long as whole dashes. */
const bend = 66;
const longBend = spaceBelowScene.md * spaceUnit;
const smallBend = 80;

/** From the edge of the grid to the middle of the road and to its side, in pixels. */
const middle = { xs: -7, md: 13 } as const;
const side = { xs: -14, md: 0 } as const;

/** From the road beside the first column to that beside the second. */
const toSecond = {
  md: `50% + ${(chapterGap.md / 2) * spaceUnit}px`,
  lg: `50% + ${(chapterGap.lg / 2) * spaceUnit}px`,
} as const;

/** How far beyond the edge of the window the road goes. */
const beyond = 24;

const inWideWindow = { display: { xs: 'none', md: 'block' } } as const;
const inNarrowWindow = { display: { md: 'none' } } as const;

/** Before the drawings. */
const inFront = { '--level': 0 } as const;

/** Down to the bend before the next chapter. */
const straight = (place: object): RoadPiece => ({
  name: 'straight',
  straight: 'down',
  place: {
    ...inFront,
    top: { xs: 0, md: bend },
    height: { xs: `calc(100% - ${smallBend}px)`, md: `calc(100% - ${2 * bend}px)` },
    insetInlineStart: side,
    ...place,
  },
});

/** Between two chapters in a narrow window. */
const smallBendPiece = {
  name: 'bend',
  path: 'M0-2.5V0C0 27 100 27 100 50S0 73 0 100V102',
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
const aboveScene = (space: { xs: number; md: number }): readonly RoadPiece[] => [
  {
    name: 'out',
    path: 'M100-3V0C100 60 60 100 0 100',
    place: {
      ...inFront,
      ...aboveArt,
      insetInlineStart: `calc(-1 * var(--bleed) - ${beyond}px)`,
      width: {
        xs: `calc(var(--bleed) + ${beyond + middle.xs}px)`,
        md: `calc(var(--bleed) + ${beyond + middle.md}px)`,
      },
      top: '100%',
      height: { xs: 44, md: 72 },
    },
  },
  straight({
    ...aboveArt,
    top: { xs: -space.xs, md: -space.md },
    height: { xs: `calc(100% + ${space.xs}px)`, md: `calc(100% + ${space.md}px)` },
  }),
];

/** From the side of the window up to the foot of a scene, through its ground. */
const throughGround = 'M0 102V100C0 70 4 61 14 60L88 51C97 50 100 42 100 0';

/** Below a scene in a narrow window, whose words follow it in the same chapter. */
const belowSceneNarrow = (
  ground: number,
  width: string | object,
  path = throughGround,
): readonly RoadPiece[] => [
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

const atFirst = { insetInlineStart: middle.md } as const;
const atSecond = {
  insetInlineStart: {
    md: `calc(${toSecond.md} + ${middle.md - bend}px)`,
    lg: `calc(${toSecond.lg} + ${middle.md - bend}px)`,
  },
} as const;

const quarter = { ...inWideWindow, width: bend, height: bend } as const;

/** From the end of a chapter to the beginning of the next, on the other side of the drawing. */
const across = (
  from: { place: object; path: string },
  to: { place: object; path: string },
): readonly RoadPiece[] => [
  {
    name: 'turn',
    path: from.path,
    place: { ...quarter, ...from.place, top: `calc(100% - ${bend}px)` },
  },
  { name: 'turn down', path: to.path, place: { ...quarter, ...to.place, top: '100%' } },
  {
    name: 'across',
    straight: 'along',
    place: {
      ...inWideWindow,
      insetInlineStart: middle.md + bend,
      width: {
        md: `calc(${toSecond.md} - ${2 * bend}px)`,
        lg: `calc(${toSecond.lg} - ${2 * bend}px)`,
      },
      top: `calc(100% - ${middle.md}px)`,
    },
  },
];

/** The road on which the chapters are told, piece by piece. */
export const storyRoad: Record<ChapterId, readonly RoadPiece[]> = {
  distance: [
    ...aboveScene({ xs: chapterSpace.xs * spaceUnit, md: chapterSpace.md * spaceUnit }),
    ...belowSceneNarrow(8, `calc(44.25% - 0.115 * var(--bleed) - ${middle.xs}px)`),
  ],
  counter: [
    belowScene('0.93vw', `calc(44.25% - 0.115 * var(--bleed) - ${middle.md}px)`),
    smallBendPiece,
    ...across(
      { place: atFirst, path: 'M0-3V0C0 55.2 44.8 100 100 100H102' },
      { place: atSecond, path: 'M-3 0H0C55.2 0 100 44.8 100 100V102' },
    ),
    straight({
      top: { xs: 0, md: longBend },
      height: { xs: `calc(100% - ${smallBend}px)`, md: `calc(100% - ${longBend + bend}px)` },
    }),
  ],
  proof: [
    smallBendPiece,
    ...across(
      { place: atSecond, path: 'M100-3V0C100 55.2 55.2 100 0 100H-2' },
      { place: atFirst, path: 'M103 0H100C44.8 0 0 44.8 0 100V102' },
    ),
    straight({
      insetInlineStart: {
        xs: side.xs,
        md: `calc(${toSecond.md})`,
        lg: `calc(${toSecond.lg})`,
      },
    }),
  ],
  'village-and-city': [
    // From where the road has turned down.
    ...aboveScene({ xs: chapterSpace.xs * spaceUnit, md: chapterSpace.md * spaceUnit - bend }),
    ...belowSceneNarrow(
      14,
      {
        xs: 'calc(44% - 0.12 * var(--bleed) - 136px)',
        sm: 'calc(44% - 0.12 * var(--bleed) - 141px)',
      },
      'M0 102V100C0 45 100 55 100 0',
    ),
  ],
  trust: [
    belowScene('1.6vw', `calc(27.5% - 0.45 * var(--bleed) - ${middle.md}px)`),
    straight({
      // Over the seam with the section below.
      top: { xs: 0, md: longBend },
      height: { xs: 'calc(100% + 1px)', md: `calc(100% - ${longBend - 1}px)` },
    }),
  ],
};
