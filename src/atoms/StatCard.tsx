import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export interface StatCardProps {
  /** The figure as it is claimed, with its sign: `20+`. */
  value: string;
  /** What is counted, in lower case. */
  label: string;
  /** Placing by the component that uses it. */
  sx?: SxProps<Theme>;
}

/** The label keeps its letters, as the claim is worded; its capital is style alone. */
const labelLook = {
  typography: { xs: 'h6', md: 'h4' },
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

/**
 * One claimed figure with what it counts. Stands in a `dl`, in a row of two to four, for figures that the company
 * stands behind: never prices, fees or limits. Screen readers read the label first.
 */
export function StatCard({ value, label, sx = [] }: StatCardProps) {
  return (
    <Box sx={[{ display: 'grid', minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography component="dt" sx={labelLook}>
        {label}
      </Typography>
      <Typography component="dd" variant="figure" sx={{ gridRow: 1, m: 0, color: 'primary.main' }}>
        {value}
      </Typography>
    </Box>
  );
}
