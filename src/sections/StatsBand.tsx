import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Statistic } from '#brand/brandTypes';
import { Section } from '../atoms/Section';
import { StatCard } from '../atoms/StatCard';

export interface StatsBandProps {
  title: string;
  /** In the order shown; up to four, which fill one row. */
  statistics: ReadonlyArray<Statistic>;
}

/** Measured in the reader's text size: a figure that breaks would say another number. */
const oneColumn = '@container (width < 17rem)';
const twoColumns = '@container (17rem <= width < 34rem)';
const fourColumns = '@container (34rem <= width)';

/** Hairlines between the figures, none at the edges. */
const ruled = {
  borderInlineStart: '1px solid',
  borderBottom: 1,
  borderColor: 'divider',
  [oneColumn]: { borderInlineStart: 0, '&:last-of-type': { borderBottom: 0 } },
  [twoColumns]: {
    paddingInline: 4,
    '&:nth-of-type(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
    '&:nth-of-type(even)': { paddingInlineEnd: 0 },
    '&:nth-of-type(n + 3)': { borderBottom: 0 },
  },
  [fourColumns]: {
    paddingInline: 5,
    borderBottom: 0,
    '&:first-of-type': { borderInlineStart: 0, paddingInlineStart: 0 },
  },
} as const;

/** The headline of trust beside its figures, small: what proves them stands above. */
export function StatsBand({ title, statistics }: StatsBandProps) {
  const titleId = useId();
  return (
    <Section
      labelledBy={titleId}
      space="half"
      sx={{
        '& > div': {
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
          columnGap: 12,
          rowGap: 6,
          alignItems: 'center',
        },
      }}
    >
      <Typography variant="h3" component="h2" id={titleId} sx={{ maxWidth: { md: '9em' } }}>
        {title}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            [fourColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
            m: 0,
            borderTop: 2,
            borderColor: 'primary.main',
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
