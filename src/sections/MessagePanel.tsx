import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sceneGrounds } from '../art/grounds';
import { type Ground, groundStrip } from '../atoms/groundStrip';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';

export interface MessagePanelProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  /** The one thing to say; none where the children say it. */
  text?: string;
  /** Stands on the hill, with its alternative text; empty where it only decorates. */
  illustration: Drawing & { alt: string };
  /**
   * Colour of the sky behind it all.
   * @default 'day'
   */
  sky?: keyof typeof skies;
  /** What the visitor can do next. */
  children: ReactNode;
}

const skies = { day: 'ink.light', evening: 'rose.light' } as const;

/** A page that says one thing, not found or could not be loaded, under a sky and above a hill from edge to edge. */
export function MessagePanel({
  title,
  text,
  illustration,
  sky = 'day',
  children,
}: MessagePanelProps) {
  return (
    <Section
      component="div"
      tone="inherit"
      space="none"
      sx={{
        bgcolor: skies[sky],
        overflow: 'clip',
        // Where the ground ends, the footer's sky begins.
        borderBlockEnd: '3px solid',
        borderColor: 'ink.main',
        '@media print': { border: 0 },
      }}
    >
      <Box sx={stage}>
        <Box sx={words}>
          <Typography variant="display" component="h1" tabIndex={-1}>
            {title}
          </Typography>
          {text && (
            <Typography
              variant="lead"
              component="p"
              sx={{ mt: 5, maxWidth: '24em', textWrap: 'balance' }}
            >
              {text}
            </Typography>
          )}
          <Box sx={{ mt: 7 }}>{children}</Box>
        </Box>
        <Box sx={[scene, groundStrip(sceneGrounds.hill)]}>
          <Illustration {...illustration} priority="high" />
        </Box>
      </Box>
    </Section>
  );
}

const stage = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 11fr) minmax(0, 9fr)',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  columnGap: { sm: 6, lg: 12 },
  '--art-width': { xs: 'min(100vw, 30rem)', sm: '44vw', lg: 'min(46vw, 50rem)' },
} as const;

const words = {
  alignSelf: 'center',
  pt: { xs: 8, md: 14 },
  pb: { xs: 4, sm: 16, md: 24 },
} as const;

const below = ({ height, depth }: Ground) => `calc(var(--art-width) * ${(depth - height) / 480})`;

/** Before the hill, which runs off both edges of the window. */
const scene = {
  alignSelf: 'end',
  pt: { md: 10 },
  '& > :first-of-type': {
    position: 'relative',
    zIndex: 1,
    width: 'var(--art-width)',
    maxWidth: 'none',
    marginInlineStart: { xs: 'calc((100% - var(--art-width)) / 2)', sm: 0 },
  },
  // The section clips the part of the strip that is below the drawing.
  '&::after': { marginInline: '-100vw', marginBlockEnd: below(sceneGrounds.hill) },
} as const;
