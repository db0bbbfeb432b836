import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { PauseSwitch } from './PauseSwitch';
import { VillageBuildings } from './VillageBuildings';
import { VillageDusk } from './VillageDusk';
import { VillageGlow } from './VillageGlow';
import { VillageLife } from './VillageLife';
import { VillageRoads } from './VillageRoads';
import { VillageScenery } from './VillageScenery';
import { VillageDefs } from './village/VillageDefs';
import { tones } from './village/villageTones';
import { lightsAt, villageMapMotion } from './villageMapMotion';
import { mapSize, nearness } from './villageMapPlan';
import { places } from './villagePlaces';

interface VillageMapProps {
  /** What the image says, for those who do not see it. */
  alt: string;
  /** What the control that holds the image still does when pressed: its name and its tooltip. */
  pauseLabel: string;
  /** Placing by the page: width, margins, order. */
  sx?: SxProps<Theme>;
}

/** How wide the map is on a phone, in per cent of what is seen of it. */
const phoneScale = 150;

/** What stands further to the right is not on a phone, where the roads to it run out of the window. */
const phoneEnd = (mapSize.width / phoneScale) * 92;

const spots = places.map((place) => ({
  place,
  at: `translate(${place.x} ${place.y}) scale(${nearness(place.y)})`,
  isVillage: place.kind !== 'town',
  isBeyondPhone: place.x > phoneEnd,
}));

/**
 * Villages light up one by one as roads from the town reach them, once, in seven seconds; then all
 * stays lit, and a little life goes on. The control holds it without script; where reduced motion
 * is asked for, everything is lit and still, and there is no control.
 */
export function VillageMap({ alt, pauseLabel, sx = [] }: VillageMapProps) {
  return (
    <Box sx={[villageMapMotion, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box
        component="svg"
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={alt}
        fill="none"
        stroke={tones.ink}
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        // A phone shows the nearer part, as large as it can be read; the container cuts the rest off.
        sx={{
          display: 'block',
          width: { xs: `${phoneScale}%`, sm: '100%' },
          maxWidth: 'none',
          height: 'auto',
          '& .beyond': { display: { xs: 'none', sm: 'inline' } },
        }}
      >
        <VillageDefs />
        <VillageScenery />
        {spots.map(({ isBeyondPhone, ...spot }) => (
          <g key={spot.place.name} className={isBeyondPhone ? 'beyond' : undefined}>
            <VillageGlow {...spot} />
          </g>
        ))}
        <VillageDusk />
        <VillageRoads />
        {spots.map(({ place, at, isVillage, isBeyondPhone }) => (
          <g key={place.name} transform={at} className={isBeyondPhone ? 'beyond' : undefined}>
            {isVillage && <VillageBuildings place={place} lamps="off" />}
            <g className={isVillage ? lightsAt(place.step) : undefined}>
              <VillageBuildings place={place} lamps="on" />
            </g>
          </g>
        ))}
        <VillageLife />
      </Box>
      <Box sx={pausePlace}>
        <PauseSwitch label={pauseLabel} />
      </Box>
    </Box>
  );
}

/** Below the map on a phone, and in its corner elsewhere. */
const pausePlace = {
  position: { sm: 'absolute' },
  insetInlineEnd: '12px',
  bottom: '12px',
  width: 'fit-content',
  marginInlineStart: { xs: 'auto', sm: 0 },
  paddingInlineEnd: { xs: '12px', sm: 0 },
  pt: { xs: 3, sm: 0 },
} as const;
