import { tones } from './villageTones';

/** A bicycle on its stand, wheels on 0. */
export function Bicycle() {
  return (
    <g strokeWidth="1.4">
      <path
        stroke={tones.ink}
        d="M-16-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM4-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
      />
      <path stroke={tones.roseShape} strokeWidth="1.8" d="M-10-6L-5-15H6L0-6zL-7-17M10-6L5-19H8" />
      <path strokeWidth="2.2" d="M-10-18h6" />
    </g>
  );
}
