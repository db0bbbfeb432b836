/** What stands at a place that the roads reach. */
export type VillageKind = 'shop' | 'tiled' | 'flat' | 'school' | 'well';

export type PlaceKind = VillageKind | 'town';

export type Point = readonly [x: number, y: number];

export type Dress = 'rose' | 'indigo' | 'marigold';

export interface Guest {
  who: 'farmer' | 'woman' | 'girl' | 'bicycle';
  /** From the middle of the place, in its own units. */
  at: Point;
  /** Which way the guest looks. */
  to: 'left' | 'right';
  /** How large the guest is beside those at a counter, who are 1. */
  size: number;
  /** The colour of a sari. */
  dress?: Dress;
}

export interface Place {
  name: string;
  kind: PlaceKind;
  /** The middle of the front of its buildings, in units of the map. */
  x: number;
  y: number;
  /** The step of the story at which its lights go on, from 0; the town's are on before it. */
  step: number;
  /** Trees around it, from its middle in its own units, and how large each is. */
  trees: readonly (readonly [...Point, size: number])[];
  /** Fields around it, in the same way. */
  fields: readonly (readonly [...Point, size: number])[];
  /** Who stands there once it is lit. */
  guests: readonly Guest[];
}

export interface Road {
  /** The path in the map's units: one cubic curve, from front to front. */
  curve: readonly [Point, Point, Point, Point];
  /** The steps at which its first dash and the place at its end light up. */
  firstStep: number;
  lastStep: number;
}

/** Size of the map in its own units. */
export const mapSize = { width: 720, height: 560 } as const;

/** How large things look at a height of the map: what is lower is nearer. */
export const nearness = (y: number) => Math.round((0.86 + y / 1300) * 100) / 100;
