import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { ringOnDark } from '../theme/focusRing';

/** `inherit` leaves the surface to what stands around the band. */
export type BandTone = 'paper' | 'sand' | 'ink' | 'inherit';

export interface BandProps {
  /** What stands on the grid. */
  children: ReactNode;
  /**
   * Surface of the band.
   * @default 'paper'
   */
  tone?: BandTone;
  /**
   * Space above and below: `none` where the content brings its own.
   * @default 'full'
   */
  space?: 'full' | 'half' | 'none';
  /**
   * Landmark or sectioning element.
   * @default 'section'
   */
  component?: ElementType;
  /** Anchor of the band. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** Styles of the strip itself: a position, a clip, another space. */
  sx?: SxProps<Theme>;
}

const surfaces = {
  paper: { bgcolor: 'background.default', color: 'text.primary' },
  sand: { bgcolor: 'sand.main', color: 'text.primary' },
  ink: { bgcolor: 'ink.main', color: 'ink.contrastText', ...ringOnDark },
  inherit: {},
} satisfies Record<BandTone, object>;

const spaces = {
  full: { py: { xs: 14, md: 24 } },
  half: { py: { xs: 7, md: 10 } },
  none: {},
} satisfies Record<NonNullable<BandProps['space']>, object>;

/** A full-width strip of the page whose content keeps to the grid. */
export function Band({
  children,
  tone = 'paper',
  space = 'full',
  component = 'section',
  id,
  labelledBy,
  sx = [],
}: BandProps) {
  return (
    <Box
      component={component}
      id={id}
      aria-labelledby={labelledBy}
      sx={[surfaces[tone], spaces[space], ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box
        sx={{
          width: 'min(100%, var(--page-width) + 2 * var(--gutter))',
          mx: 'auto',
          px: 'var(--gutter)',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
