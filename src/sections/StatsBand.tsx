import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Statistic } from '#brand/brandTypes';
import { Section } from '../atoms/Section';
import { StatCard } from '../atoms/StatCard';
import { colours } from '../theme/tokens';

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

const ruleBefore = { borderInlineStart: '2px solid' };

/** The figure is painted on the board, and what is counted stands on a strip below it. */
const panel = {
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  gridRow: 'span 2',
  textAlign: 'center',
  '& dd': {
    p: { xs: 3, md: 6 },
    fontSize: 'clamp(3rem, 14cqi, 6rem)',
    color: 'marigold.main',
    textShadow: `2px 2px ${colours.roseShape}, 4px 4px ${colours.roseShape}`,
    '@media print': { textShadow: 'none' },
  },
  '& dt': { p: { xs: 2, md: 3 }, bgcolor: 'paper.main', color: 'error.main' },
  [twoColumns]: { '&:nth-of-type(even)': ruleBefore },
  // Soft hyphens are for narrow columns.
  [oneRow]: { hyphens: 'none', '&:nth-of-type(n + 2)': ruleBefore },
} as const;

/** The board hangs by two chains from a rail; it covers the ends of both. */
const hung = ({ palette }: Theme) => {
  const links = `radial-gradient(circle, transparent 2px, ${palette.ink.main} 2.5px 4.5px, transparent 5px)`;
  return {
    pt: '1.75rem',
    background: [
      `linear-gradient(${palette.ink.main}, ${palette.ink.main}) 0 0 / 100% 5px no-repeat`,
      `${links} 12% 3px / 10px 8px repeat-y`,
      `${links} 88% 3px / 10px 8px repeat-y`,
    ].join(', '),
    '@media print': { pt: 0, background: 'none' },
  };
};

/** The headline of trust above its figures, which stand on a signboard as above the shops: four in a row, or two. */
export function StatsBand({ title, statistics }: StatsBandProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId} sx={{ pt: { xs: 10, md: 16 }, pb: { xs: 12, md: 18 } }}>
      <Typography variant="h2" id={titleId} sx={{ mb: { xs: 5, md: 7 } }}>
        {title}
      </Typography>
      <Box sx={[hung, { containerType: 'inline-size' }]}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            [oneRow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
            m: 0,
            overflow: 'hidden',
            border: '4px solid',
            borderColor: 'marigold.main',
            borderRadius: ({ radius }) => `${radius.control}px`,
            bgcolor: 'ink.main',
          }}
        >
          {statistics.map(({ value, label }) => (
            <StatCard key={label} value={value} label={label} sx={panel} />
          ))}
        </Box>
      </Box>
    </Section>
  );
}
