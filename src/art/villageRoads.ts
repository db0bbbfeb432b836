import type { Road } from './villageMapPlan';

/** From the town outwards; the places in the order of the story. */
export const roads: readonly Road[] = [
  // Town to crossing; town to mango, over the bridge.
  {
    curve: [
      [190, 480],
      [330, 480],
      [214, 374],
      [330, 358],
    ],
    firstStep: 1,
    lastStep: 5,
  },
  {
    curve: [
      [190, 480],
      [280, 514],
      [330, 504],
      [498, 520],
    ],
    firstStep: 1,
    lastStep: 6,
  },
  // Crossing to well; crossing to bell; mango to ghat.
  {
    curve: [
      [330, 358],
      [190, 354],
      [236, 264],
      [130, 254],
    ],
    firstStep: 6,
    lastStep: 10,
  },
  {
    curve: [
      [346, 360],
      [524, 366],
      [408, 250],
      [458, 206],
    ],
    firstStep: 6,
    lastStep: 11,
  },
  {
    curve: [
      [498, 520],
      [656, 520],
      [516, 396],
      [592, 368],
    ],
    firstStep: 7,
    lastStep: 12,
  },
  // Well to ridge; bell to terrace.
  {
    curve: [
      [140, 254],
      [262, 250],
      [196, 188],
      [296, 182],
    ],
    firstStep: 11,
    lastStep: 16,
  },
  {
    curve: [
      [470, 208],
      [562, 208],
      [560, 170],
      [634, 166],
    ],
    firstStep: 12,
    lastStep: 17,
  },
];

/** Where the road to mango crosses the river, and how the bridge lies there, in degrees. */
export const bridge = { x: 352, y: 510, turn: 2 } as const;
