import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Section, type SectionProps } from '../atoms/Section';
import { StatCard } from '../atoms/StatCard';
import { surfaces } from '../theme/surfaces';
import { corner } from '../theme/tokens';

export interface StatsSectionProps extends Pick<SectionProps, 'surface'> {
  /** Heading of the section, above the figures. */
  title: string;
  /** In the order shown; up to four, which fill one row. */
  statistics: ReadonlyArray<{ value: string; label: string }>;
}

/** Figures that the company stands behind, on a board: two in a row of a narrow window, four in a wide one. */
export function StatsSection({ title, statistics, surface = 'leafMist' }: StatsSectionProps) {
  const titleId = useId();
  return (
    <Section surface={surface} labelledBy={titleId}>
      <Paper sx={[surfaces.ink, board]}>
        <Typography variant="h2" id={titleId} sx={{ p: 'var(--card-space)', textAlign: 'center' }}>
          {title}
        </Typography>
        <Box component="dl" sx={figures}>
          {statistics.map((statistic) => (
            <StatCard key={statistic.label} {...statistic} />
          ))}
        </Box>
      </Paper>
    </Section>
  );
}

const board = { overflow: 'hidden', borderRadius: corner.stage } as const;

/** The least width is that of a figure in the visitor's text size: one that breaks would say another number. */
const figures = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 24%)), 1fr))',
  gap: 0.25,
  m: 0,
} as const;
