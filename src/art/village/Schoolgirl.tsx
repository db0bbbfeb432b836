import { tones } from './villageTones';

/** A schoolgirl with plait and satchel, for `<use>`; she stands on 0 and looks to the right. */
export function Schoolgirl() {
  return (
    <g id="village-girl" strokeWidth="3.8" transform="scale(.42)">
      <path fill={tones.roseShape} d="M-24-66C-30-64-30-40-26-36H-10V-68Z" />
      <path fill={tones.ink} d="M-10-1H0V-7H-8ZM6-1H18Q17-7 10-7H6Z" />
      <path fill={tones.paper} d="M-9-34L-10-6H-1L2-26L6-6H14L12-34Z" />
      <path
        fill={tones.indigoBright}
        d="M-12-68C-14-54-14-44-18-28C-8-24 10-24 18-28C14-44 14-54 12-68C6-74-6-74-12-68Z"
      />
      <path stroke={tones.roseShape} strokeWidth="4.5" d="M-8-71C-2-62-4-52-6-44" />
      <g transform="translate(0 -91) scale(.44)">
        <use href="#village-face" color={tones.skinLight} />
        <path
          fill={tones.ink}
          d="M-27 8C-37-22-18-43 3-43C25-43 36-24 29 2C27-6 24-14 21-22C6-14-10-12-18-6C-20 0-23 5-27 8Z"
        />
      </g>
      <path strokeWidth="8" d="M-11-88C-18-80-16-70-17-58" />
      <path stroke={tones.marigold} strokeWidth="7" d="M-17-56v2" />
      <path strokeWidth="12" d="M9-64C16-56 18-54 24-54" />
      <path stroke={tones.indigoBright} strokeWidth="7" d="M9-64C16-56 18-54 24-54" />
      <circle cx="26" cy="-54" r="4" fill={tones.skinLight} strokeWidth="2.6" />
    </g>
  );
}
