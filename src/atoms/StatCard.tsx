import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export interface StatCardProps {
  /** The figure as it is claimed, with its sign: `20+`. */
  value: string;
  /** What is counted. */
  label: string;
  sx?: SxProps<Theme>;
}

/** One claimed figure with what it counts; stands in a `dl`. */
export function StatCard({ value, label, sx = [] }: StatCardProps) {
  return (
    <Box sx={[{ display: 'grid', minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography component="dt" sx={{ typography: { xs: 'h6', md: 'h4' } }}>
        {label}
      </Typography>
      <Typography component="dd" variant="figure" sx={{ gridRow: 1, m: 0, color: 'primary.main' }}>
        {value}
      </Typography>
    </Box>
  );
}
