import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { BrandTone } from '#brand/logo';
import { brandColours, wordShapes } from '#brand/logo';
import { BrandMarkShapes } from './BrandMarkShapes';

interface BrandLogoProps {
  /** Height of the mark in pixels; the width follows. 40 unless given. */
  height?: number;
  /** The surface below the logo; `onLight` unless given. */
  tone?: BrandTone;
  /** The name read aloud. Leave it out where a link or text beside the logo already says it. */
  title?: string;
  /** Whether another logo of the page has the letters already, and the HTML need not hold them twice. */
  isRepeated?: boolean;
  /** Placing by the component that uses the logo: margins, order, display. */
  sx?: SxProps<Theme>;
}

const lettersId = 'brand-letters';

/** The company's mark with its drawn name; needs no font. At least 24 pixels high. */
export function BrandLogo({
  height = 40,
  tone = 'onLight',
  title,
  isRepeated = false,
  sx = [],
}: BrandLogoProps) {
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${wordShapes.width} ${wordShapes.height}`}
      width={(height * wordShapes.width) / wordShapes.height}
      height={height}
      focusable="false"
      {...naming}
      sx={[{ display: 'block', flexShrink: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <BrandMarkShapes tone={tone} />
      <Box
        component="g"
        fill={brandColours[tone].word}
        sx={{ '@media (forced-colors: active)': { fill: 'CanvasText' } }}
      >
        {isRepeated ? (
          <use href={`#${lettersId}`} />
        ) : (
          <path id={lettersId} d={wordShapes.letters.join('')} />
        )}
      </Box>
    </Box>
  );
}
