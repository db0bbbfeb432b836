import Box from '@mui/material/Box';
import { heroGround } from '../art/heroGround';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { ReceiptNote } from '../atoms/ReceiptNote';
import type { HomeContent } from '../content/contentShapes';
import { colours } from '../theme/tokens';

export interface HeroSceneProps {
  /** The drawing of the first view; the browser loads it before all others. */
  illustration: Drawing;
  /** What the drawing tells. */
  alt: string;
  /** The slip that slides in over the sky. */
  receipt: HomeContent['hero']['receipt'];
}

/** The shop on its street, whose ground runs on to both edges of the window. */
export function HeroScene({ illustration, alt, receipt }: HeroSceneProps) {
  return (
    <Box
      sx={{
        width: { xs: '100%', md: '120%', xl: '116%' },
        maxWidth: { xs: 640, md: 'none' },
        marginInline: 'auto',
        marginInlineStart: { md: '-10%', xl: '-6%' },
      }}
    >
      <ReceiptNote
        {...receipt}
        sx={{
          position: 'relative',
          zIndex: 1,
          width: 'max-content',
          maxWidth: '100%',
          marginInlineStart: 'auto',
          marginInlineEnd: { md: '12%' },
          mb: { xs: 2, sm: '-16%' },
        }}
      />
      <Box
        sx={{
          position: 'relative',
          marginInline: { xs: 'calc(-1 * var(--gutter))', sm: 0 },
          '&::before': {
            content: '""',
            position: 'absolute',
            bottom: 0,
            insetInline: '-100vw',
            height: `${(heroGround.height / illustration.height) * 100}%`,
            backgroundImage: `linear-gradient(${colours.earthShade} ${(heroGround.kerb / heroGround.height) * 100}%, ${colours.earth} 0)`,
          },
        }}
      >
        <Illustration {...illustration} alt={alt} priority="high" sx={{ position: 'relative' }} />
      </Box>
    </Box>
  );
}
