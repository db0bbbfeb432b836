import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ElementType, type ReactNode, useId } from 'react';
import jaal from '../art/jaal.svg';
import jaalLight from '../art/jaal-light.svg';
import { type Surface, surfaces } from '../theme/surfaces';

export interface SectionProps {
  /** What stands on the grid, below the heading where there is one. */
  children?: ReactNode;
  /** Heading of the section, which also names it. */
  title?: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /**
   * The ground that the section stands on; `inherit` leaves it to what stands around.
   * @default 'paper'
   */
  surface?: Surface | 'inherit';
  /**
   * Prints the block print on the ground, at the end of the line.
   * @default false
   */
  hasPattern?: boolean;
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
  /** Id of the heading that names the section, where `title` does not. */
  labelledBy?: string;
  /** Styles of the strip itself: a position, a clip, another space. */
  sx?: SxProps<Theme>;
}

const spaces = {
  full: { paddingBlock: { xs: 10, md: 24 } },
  half: { paddingBlock: { xs: 6, md: 10 } },
  none: {},
} satisfies Record<NonNullable<SectionProps['space']>, object>;

/**
 * A full-width strip of the page whose content keeps to the grid: it brings a surface, gutters, space and the heading.
 * Every section of a page stands in one, and never in another. For a surface within a section, use `Paper`.
 */
export function Section({
  children,
  title,
  eyebrow,
  lead,
  surface = 'paper',
  hasPattern = false,
  space = 'full',
  component = 'section',
  id,
  labelledBy,
  sx = [],
}: SectionProps) {
  const titleId = useId();
  const isDark = surface === 'ink' || surface === 'indigo';
  return (
    <Box
      component={component}
      id={id}
      aria-labelledby={title ? titleId : labelledBy}
      sx={[
        surface !== 'inherit' && surfaces[surface],
        spaces[space],
        hasPattern && pattern(isDark ? jaal : jaalLight),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box sx={[grid, hasPattern && { position: 'relative' }]}>
        {title && (
          <Box sx={{ maxWidth: '48rem', mb: { xs: 5, md: 10 } }}>
            {eyebrow && (
              <Typography variant="eyebrow" sx={{ mb: 2, color: 'var(--accent)' }}>
                {eyebrow}
              </Typography>
            )}
            <Typography variant="h2" id={titleId} tabIndex={-1}>
              {title}
            </Typography>
            {lead && (
              <Typography variant="lead" component="div" sx={{ mt: 3, color: 'text.secondary' }}>
                {lead}
              </Typography>
            )}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}

const grid = {
  width: 'min(100%, var(--page-width) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
} as const;

/** Fades in along the line, so that it lies behind no words. */
const pattern = (tile: string) =>
  ({
    position: 'relative',
    overflow: 'hidden',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      insetInlineStart: { xs: '50%', md: '38%' },
      opacity: 0.5,
      backgroundImage: `url("${tile}")`,
      maskImage: 'linear-gradient(calc(90deg * var(--inline, 1)), transparent, black)',
      '@media print': { display: 'none' },
    },
  }) as const;
