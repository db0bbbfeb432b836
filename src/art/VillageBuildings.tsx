import type { ReactElement } from 'react';
import { colours } from '../theme/tokens';
import type { PlaceKind } from './villageMapPlan';

interface VillageBuildingsProps {
  /** Which group of buildings stands here; its ground line is at 0, its middle at 0. */
  kind: PlaceKind;
  /** Lamps on: walls, awnings and doors in full colour. Off: the same shapes, asleep. */
  lamps: 'on' | 'off';
}

const paint = {
  on: {
    wall: colours.paper,
    shade: colours.indigoMist,
    roof: colours.roseShape,
    roofBeside: colours.leaf,
    stripe: colours.marigold,
    stripeBetween: colours.paper,
    light: colours.marigold,
    ground: colours.leaf,
    counter: colours.indigoBright,
  },
  off: {
    wall: colours.indigo,
    shade: colours.indigo,
    roof: colours.indigoBright,
    roofBeside: colours.indigoBright,
    stripe: colours.indigoBright,
    stripeBetween: colours.indigo,
    light: colours.ink,
    ground: colours.indigo,
    counter: colours.ink,
  },
} as const;

/** Alternate scalloped strips of an awning that is 55 wide. */
const strip = (x: number) => `M${x}-40h11v12a5.5 5.5 0 0 1-11 0z`;
const awning = [-27.5, -5.5, 16.5].map(strip).join('');
const awningBetween = [-16.5, 5.5].map(strip).join('');

const groundHalfWidth = { town: 82, hamlet: 54, shop: 50, hut: 44 } satisfies Record<
  PlaceKind,
  number
>;

/** One place of the map, drawn around the middle of its ground. */
export function VillageBuildings({ kind, lamps }: VillageBuildingsProps) {
  const colour = paint[lamps];
  const hut = (
    <>
      <path fill={colour.wall} d="M-18 0v-26h36V0z" />
      <path fill={colour.roof} d="M-26-21C-23-35-12-46 0-48C12-46 23-35 26-21z" />
      <path fill={colour.light} d="M-6 0v-11a6 6 0 0 1 12 0V0z" />
    </>
  );
  const shop = (
    <>
      <path fill={colour.wall} d="M-24 0v-40h48V0z" />
      <path fill={colour.light} d="M-19 0v-28h38V0z" />
      {lamps === 'on' && <path fill={colours.roseShape} d="M-8-10v-3a6 6 0 0 1 12 0v3z" />}
      {lamps === 'on' && <circle cy="-21" cx="-2" r="4" fill={colours.ink} />}
      <path fill={colour.counter} d="M-24 0v-11h48V0z" />
      <path fill={colour.stripeBetween} d={awningBetween} />
      <path fill={colour.stripe} d={awning} />
    </>
  );
  const villager = lamps === 'on' && (
    <>
      <path fill={colours.paper} d="M30 3v-11a5.5 5.5 0 0 1 11 0V3z" />
      <circle cx="35.5" cy="-18" r="4" fill={colours.marigoldBright} />
    </>
  );
  const drawings = {
    hut,
    shop: (
      <>
        {shop}
        {villager}
      </>
    ),
    hamlet: (
      <>
        <g transform="translate(22 -5) scale(.82)">
          <path fill={colour.shade} d="M-18 0v-26h36V0z" />
          <path fill={colour.roofBeside} d="M-26-21C-23-35-12-46 0-48C12-46 23-35 26-21z" />
          <path fill={colour.light} d="M2-8v-9h9v9z" />
        </g>
        <g transform="translate(-14 0)">{hut}</g>
      </>
    ),
    town: (
      <>
        <path fill={colour.shade} d="M-60-2v-82h40v82z" />
        <path
          fill={colour.light}
          d="M-53-75h10v12h-10zM-37-75h10v12h-10zM-53-55h10v12h-10zM-37-55h10v12h-10zM-53-35h10v12h-10z"
        />
        <path fill={colour.wall} d="M24-2v-64h42v64z" />
        <path fill={colour.roofBeside} d="M19-64 45-88l26 24z" />
        <path
          fill={colour.light}
          d="M39-2v-28a6 6 0 0 1 12 0v28zM29-2v-44h4v44zM57-2v-44h4v44zM29-58h32v6H29z"
        />
        <g transform="translate(-4 2) scale(1.2)">{shop}</g>
      </>
    ),
  } satisfies Record<PlaceKind, ReactElement>;
  const halfWidth = groundHalfWidth[kind];
  return (
    <>
      <ellipse cy="1" rx={halfWidth} ry={halfWidth * 0.24} fill={colour.ground} />
      {drawings[kind]}
    </>
  );
}
