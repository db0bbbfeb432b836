import { tones } from './villageTones';

interface PlaceGroundProps {
  /** Its middle from the middle of the place, and half its width. */
  x: number;
  width: number;
  lamps: 'on' | 'off';
}

/** The ground that a place stands on: grass with a swept yard once there is light. */
export function PlaceGround({ x, width, lamps }: PlaceGroundProps) {
  const depth = Math.round(width * 0.17) + 5;
  if (lamps === 'off')
    return <ellipse cx={x} cy="5" rx={width} ry={depth} fill={tones.asleepShade} />;
  return (
    <g transform={`translate(${x} 5)`}>
      <ellipse rx={width} ry={depth} fill={tones.leafShade} />
      <g stroke="none">
        <ellipse cy="-2" rx={width - 1} ry={depth - 2.5} fill={tones.leaf} />
        <ellipse
          cy="1"
          rx={Math.round(width * 0.78)}
          ry={Math.round(width * 0.1) + 2}
          fill={tones.earth}
        />
      </g>
      <path
        stroke={tones.leafLight}
        strokeWidth="1.5"
        d={`M${8 - width}-2l-2-4m2 4v-5m0 5l2-4M${width - 14} ${depth - 9}l-2-4m2 4v-5m0 5l2-4M${Math.round(width * -0.55)} ${depth - 5}l-1.5-3m1.5 3l2-3`}
      />
    </g>
  );
}
