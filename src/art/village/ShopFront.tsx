import sign from './sign.svg';
import { tones } from './villageTones';

/** Seven stripes that widen from the beam to the edge of the awning, which hangs in scallops. */
const stripes = Array.from({ length: 7 }, (_, index) => ({
  top: -43.4 + 12.4 * index,
  edge: -52.5 + 15 * index,
}));

const stripePath = (remainder: number) =>
  stripes
    .filter((_, index) => index % 2 === remainder)
    .map(({ top, edge }) => `M${top} -76h12.4L${edge + 15} -58h-15z`)
    .join('');

const scallopPath = (remainder: number) =>
  stripes
    .filter((_, index) => index % 2 === remainder)
    .map(({ edge }) => `M${edge} -58h15a7.5 7.5 0 0 1-15 0z`)
    .join('');

const tiles = [-31, -15.5, 0, 15.5, 31];

const tilePath = tiles.map((x) => `M${x - 5.5} -12.5h11v9.5h-11z`).join('');

/** A flower of the jaal on each tile. */
const flowerPath = tiles
  .map((x) => `M${x} -11.5q3 3.7 0 7.4q-3-3.7 0-7.4zM${x - 4} -7.8q4-3.2 8 0q-4 3.2-8 0z`)
  .join('');

/** The shop that is the bank: beam, awning, shelves, shopkeeper, counter, and the board with the name. */
export function ShopFront() {
  return (
    <>
      <path fill={tones.lamplight} d="M-40-60H40V0H-40z" />
      <path
        fill={tones.lamplightShade}
        stroke="none"
        d="M-39-60H39V-48Q0-42-39-48zM31-50h8v30h-8z"
      />
      <g strokeWidth="1.2">
        <path fill={tones.earth} d="M-37-34h18v2.6h-18zM19-37h18v2.6H19z" />
        <path fill={tones.leafPale} d="M-35.5-41h5v7h-5zM31-43h5v6h-5z" />
        <path fill={tones.roseShape} d="M-29-43h4.5v9H-29z" />
        <path fill={tones.indigoBright} d="M-23-40h4v6h-4zM21-45h4.5v8H21z" />
        <path fill={tones.marigoldBright} d="M26-42h4v5h-4z" />
        <path d="M11-58v9" />
        <circle cx="11" cy="-47" r="2.6" fill={tones.marigold} />
        <path fill={tones.ink} d="M17-33h10v13H17z" />
        <path fill={tones.leafPale} stroke="none" d="M19-31h6v4h-6z" />
        <path stroke={tones.indigoMist} d="M19.5-24.5h.1M22-24.5h.1M24.5-24.5h.1" />
      </g>
      <path fill={tones.roseShape} d="M-16-18C-16-26-10-28.5-4-28.5S8-26 8-18z" />
      <path
        fill={tones.leaf}
        strokeWidth="1.2"
        d="M-15.5-18c.5-6.5 4-9 7.5-9.8c1.5 4 6 7 11 9.8z"
      />
      <path stroke={tones.marigold} d="M-8-27.8c1.5 4 6 6.5 11 9" />
      <g transform="translate(-4 -38) scale(.25)" strokeWidth="5.5">
        <circle cx="-31" cy="6" r="14" fill={tones.ink} />
        <use href="#village-face" color={tones.skin} />
        <path
          fill={tones.ink}
          d="M-27 6C-36-22-18-43 3-43C25-43 36-24 29 2C27-12 17-19 11-31C4-17-14-9-19-2C-21 2-24 4-27 6Z"
        />
        <path stroke={tones.rose} strokeWidth="8" d="M12-14h.1" />
        <path
          stroke={tones.marigold}
          strokeWidth="12"
          d="M-26-13h.1M-39-10h.1M-47 1h.1M-25 17h.1"
        />
      </g>
      <path fill={tones.indigo} d="M-43-17H43V0H-43z" />
      <path fill={tones.indigoShade} stroke="none" d="M-42-16H42v3H-42z" />
      <path fill={tones.indigoBright} strokeWidth="1.2" d={tilePath} />
      <path fill={tones.marigold} stroke="none" d={flowerPath} />
      <rect x="-47" y="-21" width="94" height="5" rx="2" fill={tones.marigold} />
      <path fill={tones.marigold} d={stripePath(0)} />
      <path fill={tones.paper} d={stripePath(1)} />
      <path fill={tones.marigoldShade} d={scallopPath(0)} />
      <path fill={tones.line} d={scallopPath(1)} />
      <rect x="-46" y="-81" width="92" height="5.5" rx="2" fill={tones.roseShape} />
      <image href={sign} x="-27" y="-100" width="54" height="19" />
    </>
  );
}
