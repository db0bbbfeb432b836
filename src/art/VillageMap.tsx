import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { colours } from '../theme/tokens';
import { PauseSwitch } from './PauseSwitch';
import { roadDashes } from './roadDashes';
import { VillageBuildings } from './VillageBuildings';
import { VillageScenery } from './VillageScenery';
import { stepClass, villageMapMotion } from './villageMapMotion';
import { mapSize, nearness, places, roads } from './villageMapPlan';

interface VillageMapProps {
  /** What the picture says, for those who do not see it. */
  alt: string;
  /** Words beside the switch that holds the picture still; also its accessible name. */
  pauseLabel: string;
  /** Placing by the page: width, margins, order. */
  sx?: SxProps<Theme>;
}

const glowId = 'village-map-glow';

const curvePath = ([a, b, c, d]: (typeof roads)[number]['curve']) =>
  `M${a[0]} ${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${d[0]} ${d[1]}`;

/**
 * Villages light up one by one as roads from the town reach them, in a loop of eleven seconds.
 * The switch stops it without script; where reduced motion is asked for, everything is lit and
 * still, and there is no switch.
 */
export function VillageMap({ alt, pauseLabel, sx = [] }: VillageMapProps) {
  return (
    <Box sx={[villageMapMotion, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box
        component="svg"
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={alt}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      >
        <VillageScenery />
        <g fill="none" stroke={colours.indigo} strokeLinecap="round">
          {roads.map(({ curve }) => (
            <path
              key={curvePath(curve)}
              d={curvePath(curve)}
              strokeWidth={12 * nearness(curve[3][1])}
            />
          ))}
        </g>
        <g stroke={colours.marigold} strokeWidth="4.5" strokeLinecap="round">
          {roads.flatMap(roadDashes).map(({ from, to, step }) => (
            <path
              key={`${from} ${to}`}
              className={stepClass(step)}
              d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`}
            />
          ))}
        </g>
        <radialGradient id={glowId}>
          <stop stopColor={colours.marigold} stopOpacity="0.5" />
          <stop offset="1" stopColor={colours.marigold} stopOpacity="0" />
        </radialGradient>
        {places.map(({ name, kind, x, y, step }) => (
          <g key={name} transform={`translate(${x} ${y}) scale(${nearness(y)})`}>
            <VillageBuildings kind={kind} lamps="off" />
            <g className={stepClass(step)}>
              <circle cy="-24" r={kind === 'town' ? 128 : 84} fill={`url(#${glowId})`} />
              <VillageBuildings kind={kind} lamps="on" />
            </g>
          </g>
        ))}
      </Box>
      <PauseSwitch label={pauseLabel} />
    </Box>
  );
}
