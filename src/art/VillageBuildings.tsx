import type { ReactElement } from 'react';
import { BanyanWell } from './village/BanyanWell';
import { FlatHouse } from './village/FlatHouse';
import { PlaceGround } from './village/PlaceGround';
import { School } from './village/School';
import { SleepingPlace } from './village/SleepingPlace';
import { TownBlock } from './village/TownBlock';
import { tones } from './village/villageTones';
import type { Dress, Place, PlaceKind } from './villageMapPlan';

interface VillageBuildingsProps {
  /** What is drawn; the front of its buildings is at 0, its middle at 0. */
  place: Place;
  /** Lamps on: the drawing in full colour with its people. Off: its outline, asleep. */
  lamps: 'on' | 'off';
}

const ground = {
  town: { x: 0, width: 108 },
  shop: { x: 6, width: 88 },
  tiled: { x: 0, width: 58 },
  flat: { x: 6, width: 62 },
  school: { x: 0, width: 66 },
  well: { x: 4, width: 68 },
} satisfies Record<PlaceKind, { x: number; width: number }>;

const lit = {
  town: <TownBlock />,
  shop: <use href="#village-shop" />,
  tiled: <use href="#village-tiled" />,
  flat: <FlatHouse />,
  school: <School />,
  well: <BanyanWell />,
} satisfies Record<PlaceKind, ReactElement>;

const dresses = {
  rose: tones.roseShape,
  indigo: tones.indigoBright,
  marigold: tones.marigold,
} satisfies Record<Dress, string>;

const strewn = (id: string, spots: Place['trees']) =>
  spots.map(([x, y, size]) => (
    <use key={`${x} ${y}`} href={id} transform={`translate(${x} ${y}) scale(${size})`} />
  ));

/** One place of the map with its land, drawn around the middle of its ground. */
export function VillageBuildings({ place, lamps }: VillageBuildingsProps) {
  const { kind, trees, fields, guests } = place;
  const isLit = lamps === 'on';
  const { x, width } = ground[kind];
  return (
    <>
      <g color={isLit ? tones.marigoldShade : tones.asleepRoof}>
        {strewn('#village-field', fields)}
        {isLit && strewn('#village-crops', fields)}
      </g>
      <PlaceGround x={x} width={width} lamps={lamps} />
      <g color={isLit ? tones.leaf : tones.leafAsleep}>{strewn('#village-tree', trees)}</g>
      {isLit || kind === 'town' ? lit[kind] : <SleepingPlace kind={kind} />}
      {isLit &&
        guests.map(({ who, at, to, size, dress = 'rose' }) => (
          <use
            key={who}
            href={`#village-${who}`}
            color={dresses[dress]}
            transform={`translate(${at}) scale(${to === 'left' ? -size : size} ${size})`}
          />
        ))}
    </>
  );
}
