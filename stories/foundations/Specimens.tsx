import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A grid of samples, each a list item, as many in a row as there is room for. */
export function Specimens({ children, width = 200 }: { children: ReactNode; width?: number }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
        gap: 5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}
