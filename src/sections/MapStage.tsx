import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { VillageMap } from '../art/VillageMap';
import { Band } from '../atoms/Band';
import type { AboutContent } from '../content/contentShapes';

export interface MapStageProps {
  /** Title and text, what the picture says, and the words of its switch. */
  words: AboutContent['map'];
}

/** About's stage: the map on which villages light up as roads reach them. */
export function MapStage({ words }: MapStageProps) {
  const titleId = useId();
  return (
    <Band tone="ink" labelledBy={titleId}>
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
          <Typography variant="h2" id={titleId} sx={{ mb: 4 }}>
            {words.title}
          </Typography>
          <Typography sx={{ color: 'ink.light', maxWidth: '44ch' }}>{words.text}</Typography>
        </div>
        <VillageMap alt={words.pictureAlt} pauseLabel={words.pauseLabel} />
      </Box>
    </Band>
  );
}
