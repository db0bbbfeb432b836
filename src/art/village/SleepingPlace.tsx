import type { VillageKind } from '../villageMapPlan';
import { tones } from './villageTones';

/** Walls, roofs and openings of each place before its lights are on. */
const silhouettes = {
  shop: {
    walls: 'M-43 0V-58H43V0zM-27-82v-18h54v18z',
    roof: 'M-43-76H43L52-58V-52H-52V-58zM-46-81H46V-75H-46zM-47-21H47V-16H-47z',
    openings: 'M-37-47H37V-24H-37z',
  },
  tiled: {
    walls: 'M-28 0V-36H28V0zM10-57v-9h8v9z',
    roof: 'M-40-32L-28-59H28L40-32z',
    openings: 'M-9 0v-17a7 7 0 0 1 14 0V0zM-23-23h9v10h-9zM11-23h9v10h-9z',
  },
  flat: {
    walls: 'M-36-42H24V0H-36zM24 0V-37h5v6.2h5v6.2h5v6.2h5v6.2h5v6.2h4V0z',
    roof: 'M-40-48H28v7H-40zM5-48v-14q0-3 3-3V-68h8v3q3 0 3 3v14z',
    openings: 'M-6 0v-24H7V0zM-29-27h15v13h-15z',
  },
  school: {
    walls: 'M-47-33H47V0H-47zM-14-32V-42L0-56L14-42V-32zM-38-40v-36h2v36z',
    roof: 'M-52-32L-47-40H-15L0-53L15-40H47L52-32zM-19-40L0-60L19-40L15-37L0-53L-15-37z',
    openings:
      'M-7.5 0V-24H7.5V0zM-41-24h10v11h-10zM-27-24h10v11h-10zM17-24h10v11h-10zM31-24h10v11h-10z',
  },
  well: {
    walls: 'M-22-50C-19-30-22-12-32 0H8C0-10-2-28 2-50zM13-11V2C13 9 48 9 48 2V-11z',
    roof: 'M-50-44C-66-52-62-74-46-76C-44-94-20-100-10-92C0-104 28-100 32-86C50-86 56-66 44-56C44-44 26-40 18-46C8-38-8-38-16-44C-26-36-44-36-50-44Z',
    openings: 'M18-10.6C22-14 39-14 43-10.6C39-7.5 22-7.5 18-10.6Z',
  },
} satisfies Record<VillageKind, Record<'walls' | 'roof' | 'openings', string>>;

interface SleepingPlaceProps {
  kind: VillageKind;
}

/** A place at night before its lights: the outline that its drawing covers later. */
export function SleepingPlace({ kind }: SleepingPlaceProps) {
  const { walls, roof, openings } = silhouettes[kind];
  return (
    <>
      <path fill={tones.asleep} d={walls} />
      <path fill={kind === 'well' ? tones.leafAsleep : tones.asleepRoof} d={roof} />
      <path fill={tones.ink} stroke="none" d={openings} />
    </>
  );
}
