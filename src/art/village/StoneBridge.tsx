import { tones } from './villageTones';

/** Two arches over the river, for a road that comes from the left and leaves to the right. */
export function StoneBridge() {
  return (
    <g strokeWidth="2">
      <path fill={tones.stoneShade} d="M-54-8Q0-20 54-8V-1Q0-13-54-1z" />
      <path fill={tones.earthAsleep} d="M-56-1Q0-13 56-1V9Q0-3-56 9z" />
      <path
        fill={tones.stone}
        d="M-58 7Q0-6 58 7V30H46V26A18 16 0 0 0 8 26V32H-8V26A18 16 0 0 0-46 26V30H-58z"
      />
      <path fill={tones.stoneShade} stroke="none" d="M-5 13h10V31H-5zM47 12.5L57 13V29H47z" />
      <path
        fill="none"
        stroke={tones.stoneShade}
        strokeWidth="1.6"
        d="M-52 14h9M-40 8.5h8M-22 6h9M12 6h9M31 8.5h8M-55 22h6"
      />
      <path fill="none" strokeWidth="1.6" d="M-58 12Q0-1 58 12" />
    </g>
  );
}
