import { pointOnCurve } from './pointOnCurve';
import type { Road } from './villageMapPlan';

interface RoadDashes {
  /** The dashes that light up together, as one path. */
  path: string;
  /** The step of the story at which they do. */
  step: number;
}

const dashesForEachStep = 3;

/** The lit middle line of a road, from its start to its end: one path for each step. */
export function roadDashes({ curve, firstStep, lastStep }: Road): readonly RoadDashes[] {
  const steps = lastStep - firstStep;
  const count = steps * dashesForEachStep;
  const dash = (index: number) =>
    `M${pointOnCurve(curve, (index + 0.2) / count)}L${pointOnCurve(curve, (index + 0.7) / count)}`;
  return Array.from({ length: steps }, (_, step) => ({
    path: Array.from({ length: dashesForEachStep }, (_, index) =>
      dash(step * dashesForEachStep + index),
    ).join(''),
    step: firstStep + step,
  }));
}
