import type { Point, Road } from './villageMapPlan';

export interface RoadDash {
  from: Point;
  to: Point;
  /** The step of the story at which the dash lights up. */
  step: number;
}

const dashesForEachStep = 2;

function pointOnCurve([p0, p1, p2, p3]: Road['curve'], t: number): Point {
  const u = 1 - t;
  const along = (a: number, b: number, c: number, d: number) =>
    Math.round((u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d) * 10) / 10;
  return [along(p0[0], p1[0], p2[0], p3[0]), along(p0[1], p1[1], p2[1], p3[1])];
}

/** The lit middle line of a road, from its start to its end, with the step of each dash. */
export function roadDashes({ curve, firstStep, lastStep }: Road): readonly RoadDash[] {
  const count = (lastStep - firstStep) * dashesForEachStep;
  return Array.from({ length: count }, (_, index) => ({
    from: pointOnCurve(curve, (index + 0.2) / count),
    to: pointOnCurve(curve, (index + 0.72) / count),
    step: firstStep + Math.floor(index / dashesForEachStep),
  }));
}
