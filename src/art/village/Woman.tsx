import { tones } from './villageTones';

/** A woman with a bag, in a sari of the colour of `color`, for `<use>`; she stands on 0 and looks to the right. */
export function Woman() {
  return (
    <g id="village-woman" strokeWidth="3.4" transform="scale(.48)">
      <path fill={tones.marigoldDeep} d="M-9-1C-9-6 8-6 14-1V1H-9Z" />
      <path
        fill="currentColor"
        d="M-12-70C-18-50-18-24-22-4C-10 0 12 0 20-4C18-26 17-50 13-70C6-75-6-75-12-70Z"
      />
      <path
        fill={tones.ink}
        fillOpacity=".22"
        stroke="none"
        d="M3-72C9-72 12-70 13-68C16-50 17-26 18.5-5Q13-3 8-2.5C9-26 8-50 3-72Z"
      />
      <path
        stroke={tones.marigoldBright}
        strokeWidth="4"
        d="M-6-73C0-58 8-52 16-48M-20-11Q0-6 19-11"
      />
      <g transform="translate(0 -91) scale(.44)">
        <use href="#village-face" color={tones.skin} />
        <path
          fill="currentColor"
          strokeWidth="6.5"
          d="M-20 42C-32 20-28-10-20-20C-8-34 16-36 31-16C36-34 22-52 2-50C-26-48-42-28-40 6C-39 26-36 44-30 60C-24 58-18 50-20 42Z"
        />
        <path stroke={tones.rose} strokeWidth="8" d="M12-13h.1" />
      </g>
      <path fill={tones.leaf} d="M13-29H33L36-8H11Z" />
      <path strokeWidth="2.6" d="M20-40L16-29M24-40L30-29" />
      <path stroke={tones.marigold} d="M13-19H34" />
      <path strokeWidth="12" d="M11-64C18-56 22-50 22-42" />
      <path stroke={tones.skin} strokeWidth="7" d="M11-64C18-56 22-50 22-42" />
    </g>
  );
}
