import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import hill from '../art/grounds/hill.svg?inline';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { aboveStreet, behindStreet, streetBefore } from './footerLooks';

export interface MessagePanelProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  /** The one thing to say; none where the children say it. */
  text?: string;
  /**
   * Stands on the meadow that it ends with; with its alternative text, empty where it only decorates. The street is
   * before the lowest ninth.
   */
  illustration: Drawing & { alt: string };
  /** On a phone, which has the illustration only below: who looks over the first of the children, beside the text. */
  peek?: Drawing;
  /**
   * Colour of the sky behind it all.
   * @default 'day'
   */
  sky?: keyof typeof skies;
  /** What the visitor can do next. */
  children: ReactNode;
}

const skies = { day: 'ink.light', evening: 'rose.light' } as const;

/** A page that says one thing, not found or could not be loaded, with a scene before the street of the footer. */
export function MessagePanel({
  title,
  text,
  illustration,
  peek,
  sky = 'day',
  children,
}: MessagePanelProps) {
  return (
    <Section
      component="div"
      tone="inherit"
      space="none"
      sx={[behindStreet, { bgcolor: skies[sky] }]}
    >
      <Box sx={stage}>
        <Box sx={words}>
          <Typography variant="display" component="h1" tabIndex={-1}>
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
          <Illustration {...illustration} priority="high" sx={art} />
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

const words = {
  alignSelf: 'center',
  pt: { xs: 8, md: 10 },
  pb: { xs: 8, sm: aboveStreet('3.5rem') },
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
  maxWidth: { sm: '27rem' },
  '& .MuiButton-root': { width: '100%' },
} as const;

/** The part of a drawing that is below those who stand on it. */
const foot = 'var(--art-width) * 50 / 480';

/** The meadow goes on to both edges of the window, from where the drawing's own is level. */
const scene = {
  position: 'relative',
  alignSelf: 'end',
  pt: { md: 10, lg: 6 },
  mb: streetBefore(foot),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-100vw',
    bottom: `calc(-1 * ${streetBefore(foot)})`,
    height: `calc(${streetBefore(foot)} + var(--art-width) * 76 / 480)`,
    background: `url("${hill}")`,
  },
  '@media print': { mb: 0, '&::before': { display: 'none' } },
} as const;

const art = {
  position: 'relative',
  width: 'var(--art-width)',
  maxWidth: 'none',
  marginInlineStart: 'var(--art-start)',
  transform: 'scaleX(var(--inline,1))',
} as const;
