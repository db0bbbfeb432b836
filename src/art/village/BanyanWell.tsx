import { tones } from './villageTones';

const crown =
  'M-50-44C-66-52-62-74-46-76C-44-94-20-100-10-92C0-104 28-100 32-86C50-86 56-66 44-56C44-44 26-40 18-46C8-38-8-38-16-44C-26-36-44-36-50-44Z';
const roots = 'M-43-44V-2M-35-42V0M26-46V-22M33-48V-26';

/** The well of the village, under its banyan with roots that hang to the ground. */
export function BanyanWell() {
  return (
    <>
      <path strokeWidth="4.4" d={roots} />
      <path stroke={tones.earth} strokeWidth="1.8" d={roots} />
      <path fill={tones.earthShade} d="M-22-50C-19-30-22-12-32 0H8C0-10-2-28 2-50z" />
      <path
        fill={tones.earth}
        stroke="none"
        d="M-21-48C-18-30-20-13-29-1H-20C-14-14-13-30-14-48z"
      />
      <path strokeWidth="1.3" d="M-9-42C-8-26-9-14-12-4M-3-40C-4-26-2-14 1-6" />
      <path fill={tones.leaf} d={crown} />
      <path
        fill={tones.leafShade}
        stroke="none"
        d="M45-75C50-68 48-62 43-57C42-46 27-42 18-47.5C8-40-8-40-16-45.5C-26-38-42-38-48.5-44C-30-42-24-48-14-52C0-46 14-48 20-56C34-54 44-62 45-75Z"
      />
      <path
        stroke={tones.leafLight}
        d="M-53-62Q-52-70-44-72M-38-82Q-30-90-20-89M-4-91Q6-97 16-94M-30-62Q-24-68-16-66M2-70Q10-76 18-73"
      />
      <path fill={tones.sand} d="M-38-4H8V4H-38z" />
      <path fill={tones.line} stroke="none" d="M-6-3H7V3H-6z" />
      <path strokeWidth="1.3" d="M-30-42v8" />
      <path fill={tones.marigold} strokeWidth="1.3" d="M-33-34h6v7h-6z" />
      <path fill={tones.earth} d="M15-8v-28h3V-8zM43-8v-28h3V-8zM12-39H49v4H12z" />
      <circle cx="30.5" cy="-33" r="3" fill={tones.indigoMist} strokeWidth="1.3" />
      <path strokeWidth="1.2" d="M30.5-30v9" />
      <path fill={tones.marigold} strokeWidth="1.3" d="M26.5-21h8l-1 6h-6z" />
      <path fill={tones.indigoMist} d="M13-11V2C13 9 48 9 48 2V-11z" />
      <path fill={tones.wallShade} stroke="none" d="M36-7H47V2C47 5 43 6 36 6.7z" />
      <ellipse cx="30.5" cy="-11" rx="17.5" ry="4.5" fill={tones.paper} />
      <ellipse cx="30.5" cy="-10.6" rx="12.5" ry="2.6" fill={tones.indigo} strokeWidth="1.2" />
      <path strokeWidth="1.1" d="M14-1Q30 4 47-1M24-6v5.5M37-6v5.5M19 1v3M30 2.5V6.5M42 1v3" />
      <path fill={tones.earth} strokeWidth="1.3" d="M3 8q-6-6 0-11V-5H9v2q6 5 0 11z" />
      <path strokeWidth="1.3" d="M2-5h8" />
    </>
  );
}
