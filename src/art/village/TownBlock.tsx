import { Rickshaw } from './Rickshaw';
import { tones } from './villageTones';

const panes = (xs: readonly number[], top: number, rows: number) =>
  xs
    .flatMap((x) => Array.from({ length: rows }, (_, row) => `M${x} ${top + 12 * row}v4.5`))
    .join('');

const columns = [-14, 0.5, 15.5, 30].map((x) => `M${x - 3} -10v-31h6v31z`).join('');

/** The town: tower block, offices, the bank with its columns, a shop. */
export function TownBlock() {
  return (
    <g transform="translate(-10 0)">
      <path strokeWidth="1.6" d="M-70-120v-18M-75-132h10" />
      <circle cx="-70" cy="-140" r="3" fill={tones.roseShape} />
      <path fill={tones.indigoBright} d="M-62-122v-8h12v8z" />
      <path fill={tones.indigo} d="M-84-122H-46V0H-84z" />
      <path fill={tones.indigoShade} stroke="none" d="M-58-121H-47V-1H-58z" />
      <path stroke={tones.marigoldBright} strokeWidth="4.5" d={panes([-77, -68], -114, 9)} />
      <path stroke={tones.paper} strokeWidth="4.5" d={panes([-52], -102, 3)} />
      <path stroke={tones.marigoldBright} strokeWidth="4.5" d={panes([-52], -54, 4)} />
      <path fill={tones.roseShape} d="M-46-84H-14V0H-46z" />
      <path fill={tones.rose} stroke="none" d="M-24-83H-15V-1H-24z" />
      <path fill={tones.paper} d="M-49-90H-11v6H-49z" />
      <path stroke={tones.lamplightShade} strokeWidth="5" d={panes([-39, -30], -75, 2)} />
      <path fill={tones.lamplightShade} d="M-20-42H36V-6H-20z" />
      <path fill={tones.marigold} strokeWidth="1.3" d="M2-7v-18a6 6 0 0 1 12 0v18z" />
      <path fill={tones.paper} d={columns} />
      <path
        fill={tones.line}
        stroke="none"
        d="M-13.5-40h2v29h-2zM1-40h2v29h-2zM16-40h2v29h-2zM30.5-40h2v29h-2z"
      />
      <path fill={tones.paper} d="M-23-48H39v7H-23zM-21-11H37v4H-21zM-25-7H41v7H-25z" />
      <path fill={tones.sand} d="M-28-48L8-70L44-48z" />
      <path fill={tones.line} stroke="none" d="M10-67.5L40-49H18z" />
      <circle cx="8" cy="-56" r="5" fill={tones.marigold} strokeWidth="1.4" />
      <path stroke={tones.line} strokeWidth="1.3" d="M-22-3.5H38" />
      <use href="#village-shop" transform="translate(72 3) scale(.68)" />
      <g transform="translate(-26 15)">
        <Rickshaw />
      </g>
    </g>
  );
}
