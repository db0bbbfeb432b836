import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VillageMap } from '../art/VillageMap';
import { Band } from '../atoms/Band';
import type { AboutContent } from '../content/contentShapes';

export interface MapStageProps {
  words: AboutContent['map'];
}

/** About's stage: the map on which villages light up as roads reach them. */
export function MapStage({ words }: MapStageProps) {
  return (
    <Band tone="ink" labelledBy="map-stage-title">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
          columnGap: 10,
          rowGap: 7,
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h2" id="map-stage-title" sx={{ mb: 4 }}>
            {words.title}
          </Typography>
          <Typography sx={{ color: 'ink.light', maxWidth: '44ch' }}>{words.text}</Typography>
        </div>
        <VillageMap alt={words.pictureAlt} pauseLabel={words.pauseLabel} />
      </Box>
    </Band>
  );
}
