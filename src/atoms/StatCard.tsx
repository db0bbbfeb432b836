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

/**
 * One claimed figure, painted on a board, with what it counts on a strip below. Stands in a `dl`, in a row of two to
 * four, for figures that the company stands behind: never prices, fees or limits. Screen readers read the label first.
 */
export function StatCard({ value, label, sx = [] }: StatCardProps) {
  return (
    <Box sx={[card, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography component="dt" sx={labelLook}>
        {label}
      </Typography>
      <Typography component="dd" variant="display" sx={figureLook}>
        {value}
      </Typography>
    </Box>
  );
}

const card = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  outline: '1px solid',
  outlineColor: 'marigold.main',
} as const;

const figureLook = {
  gridRow: 1,
  m: 0,
  px: 2,
  py: { xs: 4, md: 8 },
  bgcolor: 'ink.main',
  color: 'marigold.main',
} as const;

/** The label keeps its letters, as the claim is worded; its capital is style alone. */
const labelLook = {
  p: { xs: 2, md: 3 },
  bgcolor: 'paper.main',
  color: 'error.main',
  typography: { xs: 'h6', md: 'h4' },
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
