import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Section } from '../../../src/atoms/Section';

/** The surface that the scene of the first view is made for, and the column that it has there. */
export function Night({ children }: { children: ReactNode }) {
  return (
    <Section component="div" tone="ink" space="none" sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
          '& > *': { gridColumn: { md: 2 } },
          pt: 10,
        }}
      >
        {children}
      </Box>
    </Section>
  );
}
