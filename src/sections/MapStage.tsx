import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { VillageMap } from '../art/VillageMap';
import { Section } from '../atoms/Section';
import type { AboutContent } from '../content/contentShapes';

export interface MapStageProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** Title and text of the map, what the image says, and the words of its control. */
  map: AboutContent['map'];
}

/**
 * About's opening: the map on which villages light up as roads reach them runs out of the window. It holds the
 * page's `h1`. For an office, use `OfficeMap`.
 */
export function MapStage({ title, lead, map }: MapStageProps) {
  const mapTitleId = useId();
  return (
    <Section component="div" surface="ink" space="none" sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gridTemplateRows: { md: '1fr auto' },
          columnGap: { md: 10, lg: 14 },
          pt: { xs: 10, md: 0 },
        }}
      >
        <Box sx={{ alignSelf: 'center', pt: { md: 14, lg: 13 }, pb: { xs: 8, md: 10, lg: 9 } }}>
          <Typography variant="h1" tabIndex={-1} sx={headline}>
            {title}
          </Typography>
          <Typography
            variant="lead"
            component="p"
            sx={{ mt: 5, maxWidth: '24em', color: 'ink.light' }}
          >
            {lead}
          </Typography>
        </Box>
        <Box sx={{ gridRow: { md: '1 / span 2' }, gridColumn: { md: 2 } }}>
          <VillageMap
            alt={map.illustrationAlt}
            pauseLabel={map.pauseLabel}
            sx={{
              marginInlineStart: { xs: 'calc(-1 * var(--bleed))', md: 0 },
              marginInlineEnd: 'calc(-1 * var(--bleed))',
            }}
          />
        </Box>
        <Box
          component="section"
          aria-labelledby={mapTitleId}
          sx={{
            pt: { xs: 8, md: 7 },
            pb: { xs: 12, md: 16, lg: 15 },
            borderTop: { md: 1 },
            borderColor: { md: 'primary.main' },
          }}
        >
          <Typography variant="h3" component="h2" id={mapTitleId} sx={{ mb: 3 }}>
            {map.title}
          </Typography>
          <Typography sx={{ color: 'ink.light', maxWidth: '24em' }}>{map.text}</Typography>
        </Box>
      </Box>
    </Section>
  );
}

/** As large as two lines allow beside the map, to the edge of which they may reach. */
const headline = ({ breakpoints, spacing, typography }: Theme) => ({
  [breakpoints.up('lg')]: {
    marginInlineEnd: spacing(-14),
    fontSize: `calc(1.09 * ${typography.h1.fontSize})`,
  },
  [breakpoints.up('xl')]: { ...typography.display },
});
