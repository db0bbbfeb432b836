import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface CasesProps {
  /** Least width of a case in pixels: as many stand side by side as there is room for. One below the other unless given. */
  width?: number;
  /**
   * Whether the cases reach from side to side of the window, as on a page, and only their names keep
   * off; for the layout `fullscreen`.
   * @default false
   */
  isFullWidth?: boolean;
  children: ReactNode;
}

/** The looks of a component, to be judged together; each a `Case`. */
export function Cases({ width, isFullWidth = false, children }: CasesProps) {
  return (
    <Box
      data-cases
      sx={{
        display: 'grid',
        gridTemplateColumns: width
          ? `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`
          : 'minmax(0, 1fr)',
        gap: 8,
        ...(isFullWidth && { py: 4, '--case-name-inset': 'var(--gutter)' }),
      }}
    >
      {children}
    </Box>
  );
}
