import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FactListProps {
  /** In the order shown; a fact without a value is left out. */
  facts: ReadonlyArray<{ label: string; value: ReactNode }>;
  /**
   * How many stand in a row where there is room.
   * @default 3
   */
  columns?: 1 | 2 | 3 | 4;
}

/** Names with what they stand for: an address, a number, a date. Stands in a `Section`, a `Paper` or a header. */
export function FactList({ facts, columns = 3 }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(14rem, ${90 / columns}%)), 1fr))`,
        gap: { xs: 4, md: 6 },
        m: 0,
      }}
    >
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <Box key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0, mt: 1 }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
