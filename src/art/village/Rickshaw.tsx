import { tones } from './villageTones';

/** An auto-rickshaw that looks to the right, on its three wheels at 0. */
export function Rickshaw() {
  return (
    <g strokeWidth="1.4">
      <path fill={tones.lamplight} d="M-14-8V-21H10L15-8z" />
      <path fill={tones.leaf} d="M-17-4V-13H-3V-9H7L9-13H16L20-4z" />
      <path fill={tones.marigold} d="M-17-13V-19Q-17-24-12-24H8Q12-24 13-20L10-19H-5V-13z" />
      <path stroke={tones.marigoldBright} strokeWidth="2.4" d="M17.5-8h.1" />
      <circle cx="-9" cy="-3" r="3.6" fill={tones.ink} />
      <circle cx="14" cy="-3" r="3.6" fill={tones.ink} />
      <path stroke={tones.indigoMist} strokeWidth="1.8" d="M-9-3h.1M14-3h.1" />
    </g>
  );
}
