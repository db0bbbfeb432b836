import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { BrandTone } from '#brand/logo';

const colours = { onLight: 'background.default', onDark: 'ink.main' } satisfies Record<
  BrandTone,
  string
>;

interface SurfaceProps {
  /** @default 'onLight' */
  tone?: BrandTone;
  children: ReactNode;
}

/** The surface that a brand drawing of this tone is made for. */
export function Surface({ tone = 'onLight', children }: SurfaceProps) {
  return <Box sx={{ p: 6, bgcolor: colours[tone] }}>{children}</Box>;
}
