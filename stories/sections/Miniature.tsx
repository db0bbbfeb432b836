import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * A whole section made small, so that two can be judged side by side on a docs page. What runs out
 * of the window on the site ends at its edge.
 */
export function Miniature({ children }: { children: ReactNode }) {
  return <Box sx={{ zoom: 0.45, '--bleed': '0px' }}>{children}</Box>;
}
