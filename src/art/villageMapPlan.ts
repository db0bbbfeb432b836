/** What stands at a place of the map. */
export type PlaceKind = 'town' | 'shop' | 'hut' | 'hamlet';

export interface Place {
  name: string;
  kind: PlaceKind;
  /** The middle of its ground, in units of the map. */
  x: number;
  y: number;
  /** The step of the story at which its lights go on, from 0. */
  step: number;
}

export interface Road {
  /** The path in the map's units: one cubic curve. */
  curve: readonly [Point, Point, Point, Point];
  /** The steps at which its first dash and the place at its end light up. */
  firstStep: number;
  lastStep: number;
}

export type Point = readonly [x: number, y: number];

/** Size of the map in its own units. */
export const mapSize = { width: 720, height: 560 } as const;

/** The story: from the town outwards, two roads at a time. */
export const places: readonly Place[] = [
  { name: 'town', kind: 'town', x: 128, y: 420, step: 0 },
  { name: 'banyan', kind: 'shop', x: 312, y: 306, step: 5 },
  { name: 'ford', kind: 'hut', x: 352, y: 492, step: 6 },
  { name: 'well', kind: 'hamlet', x: 150, y: 206, step: 10 },
  { name: 'ridge', kind: 'shop', x: 478, y: 200, step: 11 },
  { name: 'mill', kind: 'shop', x: 544, y: 404, step: 12 },
  { name: 'pass', kind: 'hut', x: 322, y: 128, step: 16 },
  { name: 'terrace', kind: 'hamlet', x: 632, y: 150, step: 17 },
  { name: 'bank', kind: 'hut', x: 644, y: 510, step: 17 },
];

export const roads: readonly Road[] = [
  // town to banyan, town to ford
  {
    curve: [
      [128, 424],
      [262, 420],
      [186, 314],
      [312, 310],
    ],
    firstStep: 1,
    lastStep: 5,
  },
  {
    curve: [
      [128, 424],
      [270, 424],
      [214, 498],
      [352, 496],
    ],
    firstStep: 1,
    lastStep: 6,
  },
  // banyan to well, banyan to ridge
  {
    curve: [
      [312, 310],
      [176, 306],
      [270, 214],
      [150, 210],
    ],
    firstStep: 6,
    lastStep: 10,
  },
  {
    curve: [
      [312, 310],
      [448, 306],
      [352, 208],
      [478, 204],
    ],
    firstStep: 6,
    lastStep: 11,
  },
  // ford to mill
  {
    curve: [
      [352, 496],
      [490, 496],
      [408, 412],
      [544, 408],
    ],
    firstStep: 7,
    lastStep: 12,
  },
  // well to pass, ridge to terrace, mill to bank
  {
    curve: [
      [150, 210],
      [266, 206],
      [214, 134],
      [322, 132],
    ],
    firstStep: 11,
    lastStep: 16,
  },
  {
    curve: [
      [478, 204],
      [590, 202],
      [536, 156],
      [632, 154],
    ],
    firstStep: 12,
    lastStep: 17,
  },
  {
    curve: [
      [544, 408],
      [668, 404],
      [560, 514],
      [644, 514],
    ],
    firstStep: 13,
    lastStep: 17,
  },
];

/** How large things look at a height of the map: what is lower is nearer. */
export const nearness = (y: number) => Math.round((0.86 + y / 1300) * 100) / 100;
