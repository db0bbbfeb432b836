import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Shows the drawer of a menu as part of the page, in every window. As a popover it would cover the
 * window, and only one could be open.
 */
export function LaidOpen({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        '& > div': { display: 'block' },
        '& > div > button': { ml: 'var(--gutter)' },
        '& [popover]': {
          display: 'block',
          position: 'static',
          height: 'auto',
          transition: 'none',
        },
      }}
    >
      {children}
    </Box>
  );
}
