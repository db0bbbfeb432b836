import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Statistic } from '#brand/brandTypes';
import { Section } from '../atoms/Section';
import { StatCard } from '../atoms/StatCard';

export interface StatsBandProps {
  /** Heading of the section, above the figures. */
  title: string;
  /** In the order shown; up to four, which fill one row. */
  statistics: ReadonlyArray<Statistic>;
}

/** Measured in the reader's text size: a figure that breaks would say another number. */
const twoColumns = '@container (17rem <= width)';

/** Room for all in one row. */
const oneRow = '@container (56rem <= width)';

const ruleBefore = { borderInlineStart: '2px solid', paddingInlineStart: { xs: 5, md: 9 } };

/** Each hangs from a rule of one weight, which runs on between two in a row. */
const ruled = {
  paddingBlock: { xs: 4, md: 6 },
  borderTop: 2,
  '& dd': { fontSize: 'clamp(3rem, 14cqi, 6rem)' },
  [twoColumns]: {
    '&:nth-of-type(even)': ruleBefore,
  },
  // Soft hyphens are for narrow columns.
  [oneRow]: { hyphens: 'none', '&:nth-of-type(n + 2)': ruleBefore },
} as const;

/** The headline of trust above its figures, as large as a signboard's: four in a row, or two. */
export function StatsBand({ title, statistics }: StatsBandProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: { xs: 6, md: 10 } }}>
        {title}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            [oneRow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
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
