import { tones } from './village/villageTones';
import { mapSize } from './villageMapPlan';

const river =
  'M740 216C660 212 604 224 560 234C512 246 490 292 470 352C452 404 384 438 340 478C316 500 302 530 298 572H372C372 544 378 524 400 500C436 462 488 440 504 386C516 332 530 280 576 260C622 244 670 240 740 242Z';

/** Small waves, each as the point where it begins. */
const waves = [
  [690, 228],
  [634, 232],
  [590, 244],
  [540, 256],
  [516, 296],
  [490, 338],
  [486, 374],
  [452, 414],
  [462, 434],
  [412, 452],
  [372, 470],
  [388, 488],
  [326, 544],
  [350, 532],
  [340, 558],
];

const wavePath = waves.map(([x, y]) => `M${x} ${y}q3.5-4 7 0t7 0`).join('');

/** Stars in three sizes, the small ones as dots. */
const dots = 'M64 46h.1M148 20h.1M262 42h.1M322 14h.1M450 44h.1M520 16h.1M664 52h.1';
const sparks = [
  [104, 22, 4],
  [372, 30, 4],
  [484, 26, 3],
  [626, 18, 3],
  [212, 24, 5.5],
  [424, 12, 3],
  [690, 22, 5.5],
];
const sparkPath = sparks
  .map(([x = 0, y = 0, r = 0]) => {
    const [arm, waist] = [r, Math.round(r * 3) / 10];
    const rest = Math.round((arm - waist) * 10) / 10;
    return `M${x} ${y - arm}l${waist} ${rest} ${rest} ${waist}-${rest} ${waist}-${waist} ${rest}-${waist}-${rest}-${rest}-${waist} ${rest}-${waist}z`;
  })
  .join('');

/** Trees of the hills, which no lamp reaches: foot of the trunk and size. */
const trees = [
  [206, 134, 0.6],
  [220, 138, 0.75],
  [398, 128, 0.6],
  [412, 126, 0.5],
  [26, 176, 0.8],
  [44, 182, 0.6],
  [560, 136, 0.55],
  [672, 540, 0.9],
  [236, 540, 0.9],
  [256, 546, 0.7],
];

/** What does not change: sky, hills, river and wild trees. */
export function VillageScenery() {
  const { width, height } = mapSize;
  return (
    <>
      <rect width={width} height={height} fill={tones.ink} stroke="none" />
      <path
        fill={tones.indigoMist}
        stroke="none"
        d={`M562 20a15 15 0 1 0 15 20.5a12.5 12.5 0 0 1-15-20.5z${sparkPath}`}
      />
      <path stroke={tones.indigoMist} strokeWidth="2.2" d={dots} />
      <g strokeWidth="2">
        <path
          fill={tones.farHills}
          d="M-8 104C50 58 120 52 186 84C250 44 344 36 410 78C470 46 566 44 612 78C650 60 690 58 728 70V300H-8z"
        />
        <path
          fill={tones.nearHills}
          d="M-8 150C80 104 160 116 236 128C330 92 410 104 470 128C560 100 650 96 728 124V320H-8z"
        />
        <path
          fill={tones.land}
          d="M-8 258C60 216 170 236 250 214C340 190 420 216 520 206C600 190 660 190 728 196V420H-8z"
        />
        <path
          fill={tones.nearLand}
          d="M-8 410C110 372 230 398 330 376C430 386 520 330 728 372V580H-8z"
        />
      </g>
      <path fill={tones.indigo} strokeWidth="2" d={river} />
      <path fill="none" stroke={tones.indigoBright} strokeWidth="1.8" d={wavePath} />
      <g color={tones.leafAsleep}>
        {trees.map(([x, y, size]) => (
          <use
            key={`${x} ${y}`}
            href="#village-tree"
            transform={`translate(${x} ${y}) scale(${size})`}
          />
        ))}
      </g>
    </>
  );
}
