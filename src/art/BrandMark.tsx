import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { BrandTone } from '#brand/logo';
import { BrandMarkShapes } from './BrandMarkShapes';

interface BrandMarkProps {
  /** Width and height in pixels; 40 unless given. */
  size?: number;
  /** The surface below the mark; `onLight` unless given. */
  tone?: BrandTone;
  /** Placing by the component that uses the mark: margins, order, display. */
  sx?: SxProps<Theme>;
}

/** The company's mark alone, as decoration beside a name that is written as text. */
export function BrandMark({ size = 40, tone = 'onLight', sx = [] }: BrandMarkProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      sx={[{ display: 'block', flexShrink: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <BrandMarkShapes tone={tone} />
    </Box>
  );
}
