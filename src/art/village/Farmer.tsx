import { tones } from './villageTones';

/** A farmer with turban, shawl and staff, for `<use>`; he stands on 0 and looks to the right. */
export function Farmer() {
  return (
    <g id="village-farmer" strokeWidth="3.4" transform="scale(.48)">
      <path fill={tones.marigoldDeep} d="M-18-1H-8V-8H-15ZM6-1H19Q19-7 12-8H6Z" />
      <path fill={tones.paper} d="M-13-40L-17-6H-7L0-24L5-6H15L14-40Z" />
      <path
        fill={tones.white}
        d="M-14-68C-17-54-16-40-18-28C-8-24 10-24 18-28C16-40 17-54 14-68C6-75-6-75-14-68Z"
      />
      <path fill={tones.line} stroke="none" d="M3-73C10-72 13-69 14-66L16-30L5-27z" />
      <path
        fill={tones.marigold}
        d="M-12-71C-6-74 0-72 2-68C4-56 0-46 0-38H-9C-10-50-6-60-12-71Z"
      />
      <g transform="translate(0 -91) scale(.44)">
        <use href="#village-face" color={tones.skinDark} />
        <path
          fill={tones.white}
          strokeWidth="3"
          d="M13 14C8 10-1 12-7 21C-1 25 8 23 13 19C17 23 24 24 30 19C27 12 18 10 13 14Z"
        />
        <path
          fill={tones.roseShape}
          strokeWidth="6.5"
          d="M-31-7C-40-34-20-52 4-52C32-52 42-32 32-9C14-20-12-18-31-7Z"
        />
        <path
          stroke={tones.rose}
          strokeWidth="5"
          d="M-26-20C-16-36 8-40 28-22M-18-38C-8-46 10-46 22-38"
        />
      </g>
      <path strokeWidth="12" d="M12-64C20-54 24-52 29-50" />
      <path stroke={tones.white} strokeWidth="7" d="M12-64C20-54 24-52 26-51" />
      <circle cx="30" cy="-50" r="4.5" fill={tones.skinDark} strokeWidth="2.4" />
      <path stroke={tones.earth} d="M32-76V-1" />
    </g>
  );
}
