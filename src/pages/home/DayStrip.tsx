import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { home } from '#messages/pages/home';
import afternoon from '../../art/day/afternoon.svg?drawing';
import evening from '../../art/day/evening.svg?drawing';
import morning from '../../art/day/morning.svg?drawing';
import noon from '../../art/day/noon.svg?drawing';
import { Illustration } from '../../atoms/Illustration';
import { homeRecord } from '../../content/home';
import { corner } from '../../theme/tokens';

const { moments } = home.features;
const bays = { morning, noon, afternoon, evening };

/** One shop from morning to night, in four bays; on a phone two rows from edge to edge of the window. */
export function DayStrip() {
  return (
    <Box component="ul" sx={strip}>
      {homeRecord.moments.map((id) => (
        <Box component="li" key={id} sx={{ position: 'relative' }}>
          <Illustration {...bays[id]} alt={moments[id].illustrationAlt} sx={bay} />
          <Typography variant="h5" component="p" sx={sign}>
            {moments[id].time}
            <Typography variant="body2" component="span" sx={{ display: 'block' }}>
              {moments[id].service}
            </Typography>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  marginInline: { xs: 'calc(-1 * var(--bleed))', md: 0 },
  overflow: 'hidden',
  borderRadius: { md: corner.stage },
  mt: 0,
  mb: { xs: 4, md: 8 },
  p: 0,
  listStyle: 'none',
} as const;

const bay = {
  height: '100%',
  maxHeight: '46rem',
  objectFit: 'cover',
  objectPosition: 'bottom',
} as const;

/** In the sky of its bay. */
const sign = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  width: 'fit-content',
  maxWidth: '90%',
  m: { xs: 2, md: 4 },
  px: { xs: 2, md: 4 },
  py: 1,
  border: 'edge',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const;
