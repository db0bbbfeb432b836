import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Statistic } from '#brand/brandTypes';
import { Section } from '../atoms/Section';
import { StatCard } from '../atoms/StatCard';

export interface StatsBandProps {
  /** Heading of the section, beside the figures. */
  title: string;
  /** In the order shown; up to four, which fill one row. */
  statistics: ReadonlyArray<Statistic>;
}

/** Measured in the reader's text size: a figure that breaks would say another number. */
const twoColumns = '@container (17rem <= width)';

/** Each hangs from a rule of one weight, which runs on between two in a row. */
const ruled = {
  paddingBlock: { xs: 4, md: 6 },
  borderTop: 2,
  '& dd': { fontSize: 'clamp(3rem, 16cqi, 7.5rem)' },
  [twoColumns]: {
    '&:nth-of-type(even)': { borderInlineStart: '2px solid', paddingInlineStart: { xs: 5, md: 9 } },
  },
} as const;

/** The headline of trust beside its figures, as large as a signboard's, two in a row. */
export function StatsBand({ title, statistics }: StatsBandProps) {
  const titleId = useId();
  return (
    <Section
      labelledBy={titleId}
      sx={{
        '& > div': {
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          columnGap: 12,
          rowGap: 6,
        },
      }}
    >
      <Typography variant="h2" id={titleId} sx={{ maxWidth: { md: '8em' } }}>
        {title}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            m: 0,
            borderBottom: 2,
            color: 'primary.main',
          }}
        >
          {statistics.map(({ value, label }) => (
            <StatCard key={label} value={value} label={label} sx={ruled} />
          ))}
        </Box>
      </Box>
    </Section>
  );
}
