import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Band } from '../atoms/Band';
import { StatCard } from '../atoms/StatCard';
import type { Statistic } from '../content/company';

export interface StatsBandProps {
  title: string;
  statistics: readonly Statistic[];
}

/** The headline of trust and its figures, hung from one line like a ledger. */
export function StatsBand({ title, statistics }: StatsBandProps) {
  return (
    <Band labelledBy="stats-title" sx={{ pt: { xs: 0, md: 0 } }}>
      <Typography variant="h2" id="stats-title" sx={{ maxWidth: '16ch', mb: { xs: 7, md: 10 } }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          m: 0,
          borderTop: 2,
          borderColor: 'primary.main',
        }}
      >
        {statistics.map(({ value, label }) => (
          <StatCard
            key={label}
            value={value}
            label={label}
            sx={{
              px: { xs: 4, md: 6 },
              borderColor: 'divider',
              borderInlineStart: 1,
              borderBottom: { xs: 1, md: 0 },
              '&:nth-of-type(odd)': { borderInlineStart: { xs: 0, md: 1 }, pl: { xs: 0, md: 6 } },
              '&:first-of-type': { borderInlineStart: { md: 0 }, pl: { md: 0 } },
              '&:nth-of-type(n + 3)': { borderBottom: 0 },
            }}
          />
        ))}
      </Box>
    </Band>
  );
}
