import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BreakableName } from '../blocks/BreakableName';

export interface Specimen {
  /** No two of a list have the same name. */
  name: string;
  /** Values as they stand in the code, one in each line. */
  values?: readonly string[];
  /** What it is for. */
  use?: string;
  /** What is seen; none where the name says all. */
  sample?: ReactNode;
}

interface SpecimensProps {
  of: readonly Specimen[];
  /** Least width of a specimen in pixels: as many stand side by side as there is room for. @default 200 */
  width?: number;
}

/** A list of samples, each with its name, its values and its use. */
export function Specimens({ of, width = 200 }: SpecimensProps) {
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
      {of.map(({ name, values = [], use, sample }) => (
        <Box component="li" key={name} sx={{ minWidth: 0 }}>
          {sample}
          <Typography variant="body2" sx={{ mt: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
            <BreakableName name={name} />
          </Typography>
          {values.map((value) => (
            <Typography
              key={value}
              variant="caption"
              component="code"
              sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              <BreakableName name={value} />
            </Typography>
          ))}
          {use && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {use}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
