import type { Point, Road } from './villageMapPlan';

/** The point of a road at a share of its curve, from 0 to 1, to a tenth of a unit. */
export function pointOnCurve([p0, p1, p2, p3]: Road['curve'], t: number): Point {
  const u = 1 - t;
  const along = (a: number, b: number, c: number, d: number) =>
    Math.round((u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d) * 10) / 10;
  return [along(p0[0], p1[0], p2[0], p3[0]), along(p0[1], p1[1], p2[1], p3[1])];
}
