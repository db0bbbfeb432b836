import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SpecimensProps {
  children: ReactNode;
  /** Least width of a sample in pixels. @default 200 */
  width?: number;
  /** Rows keep samples in line; columns leave no holes below samples of unlike height. @default 'rows' */
  fill?: 'rows' | 'columns';
}

/** A list of samples, as many side by side as there is room for. */
export function Specimens({ children, width = 200, fill = 'rows' }: SpecimensProps) {
  return (
    <Box
      component="ul"
      sx={[
        { m: 0, p: 0, listStyle: 'none' },
        fill === 'rows'
          ? {
              display: 'grid',
              gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
              gap: 5,
            }
          : {
              columns: `${width}px`,
              columnGap: 5,
              '& > li': { breakInside: 'avoid', mb: 5 },
            },
      ]}
    >
      {children}
    </Box>
  );
}
