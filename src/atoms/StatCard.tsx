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
    <Box
      sx={[
        {
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          gap: 1,
          paddingBlock: 4,
          minWidth: 0,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Typography
        component="dt"
        sx={{ typography: { xs: 'body2', md: 'h4' }, color: 'text.primary' }}
      >
        {label}
      </Typography>
      <Typography component="dd" variant="figure" sx={{ m: 0, color: 'primary.main' }}>
        {value}
      </Typography>
    </Box>
  );
}
