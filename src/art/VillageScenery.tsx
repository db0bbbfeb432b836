import { colours } from '../theme/tokens';
import { mapSize } from './villageMapPlan';

/** Ploughed fields: middle and size of each, and how it is turned, in degrees. */
const fields = [
  { x: 56, y: 296, turn: -16 },
  { x: 118, y: 522, turn: 8 },
  { x: 468, y: 304, turn: -8 },
  { x: 618, y: 250, turn: 12 },
  { x: 300, y: 216, turn: 8 },
  { x: 486, y: 518, turn: -10 },
] as const;

const furrows = [-18, -9, 0, 9, 18]
  .map((y) => {
    const half = Math.round(38 * Math.sqrt(1 - (y / 26) ** 2));
    return `M${-half} ${y}h${2 * half}`;
  })
  .join('');

const river =
  'M740 290C650 296 660 340 590 344C500 350 470 372 414 384C330 402 300 392 256 440C214 486 216 520 180 580';

/** Trees, as the middle of each trunk's foot. */
const trees = [
  [34, 372],
  [50, 384],
  [240, 350],
  [372, 262],
  [388, 270],
  [84, 186],
  [410, 158],
  [546, 170],
  [560, 178],
  [676, 372],
  [692, 384],
  [420, 420],
  [300, 548],
  [566, 118],
  [236, 126],
  [592, 470],
  [42, 500],
  [58, 510],
] as const;

/** What does not change: hills, river, fields and trees, in the colours of the night. */
export function VillageScenery() {
  return (
    <>
      <rect width={mapSize.width} height={mapSize.height} fill={colours.ink} />
      <g fill={colours.indigo}>
        <path
          opacity=".42"
          d="M0 74C70 20 130 18 196 52C250 8 340 2 404 44C470 6 560 10 610 44C650 22 690 22 720 34V0H0z"
        />
        <path
          opacity=".3"
          d="M0 120C90 70 150 96 214 84C300 40 372 92 440 74C520 40 600 96 720 66V0H0z"
        />
      </g>
      <path fill={colours.indigoMist} d="M606 8a15 15 0 1 0 15 20.5a12.5 12.5 0 0 1-15-20.5z" />
      <path
        fill={colours.indigoMist}
        opacity=".7"
        d="M196 20l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM406 16l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM24 22l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z"
      />
      <g fill="none">
        <path d={river} stroke={colours.indigo} strokeWidth="42" opacity=".5" />
        <path
          d={river}
          stroke={colours.indigoBright}
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="22 34 8 40"
          transform="translate(-2 -9)"
        />
        <path
          d={river}
          stroke={colours.indigoBright}
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="14 52 26 30"
          transform="translate(4 9)"
        />
      </g>
      <g fill="none" stroke={colours.indigo} strokeWidth="3" strokeLinecap="round">
        {fields.map(({ x, y, turn }) => (
          <path key={`${x} ${y}`} d={furrows} transform={`translate(${x} ${y}) rotate(${turn})`} />
        ))}
      </g>
      {trees.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          fill={colours.leaf}
          opacity=".75"
          d={`M${x - 1.5} ${y}v-8a9 9 0 1 1 3 0v8z`}
        />
      ))}
    </>
  );
}
