import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import hill from '../art/grounds/hill.svg?inline';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { colours } from '../theme/tokens';

export interface MessagePanelProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  /** The one thing to say; none where the children say it. */
  text?: string;
  /**
   * Stands on the meadow that it ends with, level at both its edges; with its alternative text, empty where it only
   * decorates.
   */
  illustration: Drawing & { alt: string };
  /**
   * On a phone, which has the illustration only below: who looks over the first of the children, beside the text. The
   * illustration then shows its lower part alone, without them (`min-aspect-ratio` in its file).
   */
  peek?: Drawing;
  /**
   * Colour of the sky behind it all; the title is smaller in the `evening`, where more follows it.
   * @default 'day'
   */
  sky?: keyof typeof skies;
  /** What the visitor can do next. */
  children: ReactNode;
}

const skies = { day: 'ink.light', evening: 'rose.light' } as const;

/** In the evening more follows below the title. */
const titles = { day: 'display', evening: 'h1' } as const;

/** A page that says one thing, not found or could not be loaded, with a scene on a meadow. */
export function MessagePanel({
  title,
  text,
  illustration,
  peek,
  sky = 'day',
  children,
}: MessagePanelProps) {
  return (
    <Section component="div" tone="inherit" space="none" sx={[ground, { bgcolor: skies[sky] }]}>
      <Box sx={stage}>
        <Box sx={words}>
          <Typography variant={titles[sky]} component="h1" tabIndex={-1}>
            {title}
          </Typography>
          {text && (
            <Typography variant="lead" component="p" sx={[lead, !!peek && besidePeek]}>
              {text}
            </Typography>
          )}
          <Box sx={actions}>
            {peek && <Illustration {...peek} alt="" sx={peeking} />}
            {children}
          </Box>
        </Box>
        <Box sx={scene}>
          <Illustration {...illustration} priority="high" sx={[art, !!peek && artBelowPeek]} />
        </Box>
      </Box>
    </Section>
  );
}

/** The meadow ends on its soil, clear of the footer's drawing. */
const ground = {
  overflow: 'clip',
  mb: { xs: 12, md: 16 },
  '&::after': {
    content: '""',
    display: 'block',
    height: ({ spacing }: Theme) => spacing(4),
    borderTop: '3px solid',
    borderColor: 'ink.main',
    bgcolor: colours.earth,
    '@media print': { display: 'none' },
  },
  '@media print': { mb: 0 },
} as const;

const stage = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 11fr) minmax(0, 9fr)',
    md: 'minmax(0, 5fr) minmax(0, 7fr)',
  },
  columnGap: { sm: 6, lg: 12 },
  '--art-width': { xs: 'min(103vw, 30rem)', sm: '44vw', md: '53vw', lg: 'min(60vw, 66rem)' },
  '--art-start': {
    // What is drawn leaves more room at its start than at its end.
    xs: 'calc((100% - var(--art-width)) / 2 - 2.5vw)',
    sm: '0px',
    lg: 'calc(var(--art-width) / -9)',
  },
} as const;

/** From the level ends of the drawing's ridge to its lower edge. */
const meadow = 'calc(var(--art-width) * 38 / 480)';

/** Before the ridge, which lies below them too. */
const words = {
  position: 'relative',
  zIndex: 1,
  alignSelf: 'center',
  pt: 8,
  pb: { xs: 8, sm: `calc(${meadow} + 2.25rem)` },
} as const;

const lead = { mt: 5, maxWidth: '24em', textWrap: 'balance' } as const;

/** Large text needs the whole line. */
const roomForPeek = 'clamp(0px, (100% - 19rem) * 999, 7.25rem)';

const besidePeek = { paddingInlineEnd: { xs: roomForPeek, sm: 0 } } as const;

const peeking = {
  display: { sm: 'none' },
  position: 'absolute',
  bottom: '100%',
  insetInlineEnd: 4,
  width: roomForPeek,
  transform: 'scaleX(var(--inline,1))',
  '@media print': { display: 'none' },
} as const;

/** One column as wide as a phone, and its ways on. */
const actions = {
  position: 'relative',
  mt: 7,
  maxWidth: { sm: '30rem' },
  '& .MuiButton-root': { width: '100%' },
} as const;

/** The ridge goes on level to both edges of the window. */
const scene = {
  position: 'relative',
  alignSelf: 'end',
  pt: { md: 6 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-100vw',
    bottom: 0,
    // Of the drawing's own height, so that both are rounded to the same pixel.
    height: 'calc(var(--art-width) * 450 / 480)',
    background: `url("${hill}") 0 0 / 100% 100%`,
  },
  '@media print': { '&::before': { display: 'none' } },
} as const;

const art = {
  position: 'relative',
  width: 'var(--art-width)',
  maxWidth: 'none',
  marginInlineStart: 'var(--art-start)',
  transform: 'scaleX(var(--inline,1))',
} as const;

/** The shape by which the drawing knows that it is on a phone. */
const artBelowPeek = { aspectRatio: { xs: '480 / 290', sm: 'auto' } } as const;
