import type { BrandTone } from '#brand/logo';
import { brandColours, markShapes } from '#brand/logo';

interface BrandMarkShapesProps {
  /** The surface below the drawing. */
  tone: BrandTone;
}

/** The mark's shapes on a field of 64 by 64, for use inside an `<svg>`. */
export function BrandMarkShapes({ tone }: BrandMarkShapesProps) {
  const colour = brandColours[tone];
  return (
    <>
      <rect width={64} height={64} rx={markShapes.corner} fill={colour.ground} />
      <path
        d={markShapes.arches}
        fill="none"
        stroke={colour.arch}
        strokeWidth={markShapes.archWidth}
        strokeLinecap="round"
      />
      <path
        d={markShapes.leaf}
        fill={colour.leaf}
        stroke={colour.ground}
        strokeWidth={markShapes.gap}
        strokeMiterlimit={8}
        paintOrder="stroke"
      />
    </>
  );
}
