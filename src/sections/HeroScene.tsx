import Box from '@mui/material/Box';
import { heroGround } from '../art/heroGround';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Slip } from '../atoms/Slip';
import type { ReceiptContent } from '../content/contentShapes';
import { colours } from '../theme/tokens';
import { printedSlip } from './printedSlip';

export interface HeroSceneProps {
  /** The drawing of the first view; the browser loads it before all others. */
  illustration: Drawing;
  /** What the drawing tells. */
  alt: string;
  /** What the shop's machine prints; on a phone its first line. */
  receipt: ReceiptContent;
}

/** The shop on its street, whose ground runs on to both edges of the window. */
export function HeroScene({
  illustration,
  alt,
  receipt: { title, lines, result },
}: HeroSceneProps) {
  return (
    <Box
      sx={{
        width: { xs: '100%', md: '120%', xl: '116%' },
        maxWidth: { xs: 640, md: 'none' },
        marginInline: 'auto',
        marginInlineStart: { md: '-10%', xl: '-6%' },
        pt: { xs: '2.75rem', sm: 0 },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          containerType: 'inline-size',
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
        <Box aria-hidden sx={printedSlip}>
          <Slip
            size="compact"
            title={title}
            lines={lines}
            result={result}
            sx={{ filter: 'none' }}
          />
        </Box>
      </Box>
    </Box>
  );
}
