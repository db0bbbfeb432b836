import { Bicycle } from './Bicycle';
import { Farmer } from './Farmer';
import { Schoolgirl } from './Schoolgirl';
import { ShopFront } from './ShopFront';
import { TiledHouse } from './TiledHouse';
import { VillageFace } from './VillageFace';
import { tones } from './villageTones';
import { Woman } from './Woman';

const furrows = 'M-34-6Q-4-11 27-8.5M-36-.5Q-4-6 32-3M-38 5Q-4-.5 37 2.5M-37 10.5Q-2 5 41 8';

/** What the map draws more than once, for `<use>`; trees and fields take their colour from `color`. */
export function VillageDefs() {
  return (
    <defs>
      <radialGradient id="village-glow">
        <stop stopColor={tones.marigold} stopOpacity=".7" />
        <stop offset=".45" stopColor={tones.marigoldShade} stopOpacity=".26" />
        <stop offset="1" stopColor={tones.roseShape} stopOpacity="0" />
      </radialGradient>
      <linearGradient id="village-dusk">
        <stop stopColor={tones.ink} />
        <stop offset="1" stopColor={tones.ink} stopOpacity="0" />
      </linearGradient>
      <g id="village-tree" strokeWidth="3.6" transform="scale(.5)">
        <path strokeWidth="6" d="M0 0V-40" />
        <path
          fill="currentColor"
          d="M0-26C-30-24-38-50-22-62C-22-86 22-90 24-64C40-52 30-24 0-26Z"
        />
        <path
          fill={tones.ink}
          fillOpacity=".24"
          stroke="none"
          d="M0-27.5C20-28 34-40 25-60C22-46 12-34 0-27.5Z"
        />
        <path strokeWidth="2.8" d="M0-26V-50M0-36L9-45" />
      </g>
      <g id="village-field" stroke="currentColor" strokeWidth="1.6">
        <path
          fill="currentColor"
          fillOpacity=".2"
          stroke="none"
          d="M-34-11C-14-17 16-16 26-13L46 12C20 7-18 9-42 15Z"
        />
        <path d={furrows} />
      </g>
      <path
        id="village-crops"
        stroke={tones.leafLight}
        strokeWidth="2.6"
        strokeDasharray=".1 6"
        d="M-31-8.5Q-4-13 22-11M-33-3.2Q-4-8.5 27-5.5M-35 2.3Q-4-3.2 32-.2M-36 7.8Q-4 2.3 36 5.3"
      />
      <g id="village-bicycle">
        <Bicycle />
      </g>
      <g id="village-shop">
        <ShopFront />
      </g>
      <g id="village-tiled">
        <TiledHouse />
      </g>
      <VillageFace />
      <Farmer />
      <Schoolgirl />
      <Woman />
    </defs>
  );
}
