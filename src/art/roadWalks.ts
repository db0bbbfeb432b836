import { pointOnCurve } from './pointOnCurve';
import type { Point } from './villageMapPlan';
import { roads } from './villageRoads';

interface Stop {
  point: Point;
  /** Where on the walk it is, from 0 to 1 of its length. */
  share: number;
}

/** Points of each road on a walk; enough for straight lines between them to look like the curve. */
const samples = 9;

/** From the town outwards, as places in the list of roads; each is walked there and back. */
const walks = [
  [0, 2, 5],
  [1, 4],
  [0, 3, 6],
] as const;

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** The ways of those who travel the roads, in steps of even speed. */
export const roadWalks: readonly (readonly Stop[])[] = walks.map((walk) => {
  const points = walk.flatMap((index) => {
    const curve = roads[index]?.curve;
    return curve
      ? Array.from({ length: samples }, (_, sample) => pointOnCurve(curve, sample / (samples - 1)))
      : [];
  });
  let length = 0;
  const travelled = points.map((point, index) => {
    length += distance(points[index - 1] ?? point, point);
    return { point, length };
  });
  return travelled.map((stop) => ({ point: stop.point, share: stop.length / length }));
});
