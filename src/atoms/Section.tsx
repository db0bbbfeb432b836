import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { ringOnDark } from '../theme/focusRing';

/** `inherit` leaves the surface to what stands around the section. */
export type SectionTone = 'paper' | 'sand' | 'ink' | 'inherit';

export interface SectionProps {
  /** What stands on the grid. */
  children: ReactNode;
  /**
   * Surface of the section.
   * @default 'paper'
   */
  tone?: SectionTone;
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
  /** Anchor of the section. */
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
} satisfies Record<SectionTone, object>;

const spaces = {
  full: { paddingBlock: { xs: 14, md: 24 } },
  half: { paddingBlock: { xs: 7, md: 10 } },
  none: {},
} satisfies Record<NonNullable<SectionProps['space']>, object>;

/**
 * A full-width strip of the page whose content keeps to the grid: it brings gutters, space and the ring of focus for
 * its surface. Every section of a page stands in one, and never in another. For a surface within a section, use
 * `Box`.
 */
export function Section({
  children,
  tone = 'paper',
  space = 'full',
  component = 'section',
  id,
  labelledBy,
  sx = [],
}: SectionProps) {
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
          marginInline: 'auto',
          paddingInline: 'var(--gutter)',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
