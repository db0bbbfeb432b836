import { tones } from './villageTones';

/** A house with a flat roof: water tank, washing on the roof, stairs outside. */
export function FlatHouse() {
  return (
    <>
      <path stroke={tones.indigoMist} d="M-33-46v-22M-2-46v-20" />
      <path stroke={tones.indigoMist} strokeWidth="1.2" d="M-33-66Q-18-60-2-64" />
      <g strokeWidth="1.2">
        <path fill={tones.roseShape} d="M-29-64.5l7 2v9l-7-1z" />
        <path fill={tones.marigold} d="M-20-62.2l6 .4v11h-6z" />
        <path fill={tones.leafPale} d="M-12-62l7-1v8l-7 1z" />
      </g>
      <path
        fill={tones.ink}
        stroke={tones.indigoMist}
        strokeWidth="1"
        d="M5-47v-15q0-3 3-3V-68h8v3q3 0 3 3v15z"
      />
      <path stroke={tones.indigoBright} strokeWidth="1.4" d="M8-61v12M5.5-57h13M5.5-52h13" />
      <path fill={tones.sand} d="M24 0V-37h5v6.2h5v6.2h5v6.2h5v6.2h5v6.2h4V0z" />
      <path fill={tones.line} stroke="none" d="M25-9h27v8H25z" />
      <path fill={tones.indigoMist} d="M-36-42H24V0H-36z" />
      <path fill={tones.wallShade} stroke="none" d="M11-39H23V-1H11z" />
      <path fill={tones.indigoBright} stroke="none" d="M-35-7H23v6H-35z" />
      <path fill={tones.white} d="M-40-48H28v7H-40z" />
      <path fill={tones.indigoMist} stroke="none" d="M12-47h15v5H12z" />
      <path strokeWidth="1.2" d="M-31-44.5h.1M-24-44.5h.1M-17-44.5h.1M-10-44.5h.1M-3-44.5h.1" />
      <g strokeWidth="1.4">
        <path fill={tones.roseShape} d="M-6 0v-24H7V0z" />
        <path stroke={tones.rose} d="M.5-23v22" />
        <path fill={tones.marigold} d="M-29-27h15v13h-15z" />
        <path d="M-24-27v13M-19-27v13M-29-20.5h15" />
        <path fill={tones.white} d="M-32-31.5h21v3.5h-21zM-9-29H10v3.5H-9z" />
        <path fill={tones.marigold} d="M13-27h7v9h-7z" />
      </g>
      <path fill={tones.earth} strokeWidth="1.3" d="M-25 5q-4-5 0-8h6q4 3 0 8z" />
      <path strokeWidth="1.3" d="M-26-3h8" />
    </>
  );
}
