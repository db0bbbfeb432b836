import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Shows the drawer of a menu as part of the page, in every window. As a popover it would cover the
 * window, and only one could be open. In windows that have no drawer it is a phone's.
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
          maxWidth: { md: 480 },
          height: 'auto',
          transition: 'none',
        },
        '& [popover] li > ul': { gridTemplateColumns: { md: 'minmax(0, 1fr)' } },
      }}
    >
      {children}
    </Box>
  );
}
