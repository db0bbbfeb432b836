import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import hill from '../art/grounds/hill.svg?inline';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { aboveStreet, beforeStreet, groundAlone } from './footerLooks';

export interface MessagePanelProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  /** The one thing to say; none where the children say it. */
  text?: string;
  /** Ends at its lower edge with what it stands on, such as a hill; with its alternative text, empty where it only decorates. */
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

/** A page that says one thing, not found or could not be loaded, with a scene before the street of the footer. */
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
      sx={[beforeStreet, behindHill, { bgcolor: skies[sky] }]}
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
          <Box sx={[actions, { mt: 7 }]}>{children}</Box>
        </Box>
        <Box className="scene" sx={scene}>
          <Illustration {...illustration} priority="high" sx={art} />
        </Box>
      </Box>
    </Section>
  );
}

/** The town ends behind the top of the hill; its ground goes on, and is all that a phone has of it. */
const behindHill = {
  '&::after': {
    maskImage: {
      xs: groundAlone,
      sm: `${groundAlone}, linear-gradient(calc(90deg*var(--inline,1)), black 62%, transparent 72%)`,
      // Not half of the water tower, which is right before the middle.
      lg: `${groundAlone}, linear-gradient(calc(90deg*var(--inline,1)), black calc(50% - 7.9rem), transparent calc(50% - 7.5rem))`,
    },
  },
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

const words = {
  alignSelf: 'center',
  pt: { xs: 8, md: 10 },
  pb: { xs: 8, sm: aboveStreet('2rem') },
} as const;

/** One column as wide as a phone, and its ways on. */
const actions = {
  maxWidth: { sm: '24rem' },
  '& .MuiButton-root': { width: '100%' },
} as const;

/** Its hill ends where the footer begins, which is its ground, and goes on to the edge of the window. */
const scene = {
  alignSelf: 'end',
  pt: { md: 10, lg: 6 },
  '&::after': {
    content: '""',
    position: 'absolute',
    // A pixel under the drawing: a fraction of one would show between them. As high as the drawing, so that
    // the line of both is rounded to the same pixel.
    insetInlineStart: 'calc(var(--art-start) + var(--art-width) - 1px)',
    bottom: 0,
    width: '100vw',
    height: 'calc(var(--art-width) * 400 / 480)',
    background: `url("${hill}") 0 0 / auto 100%`,
  },
} as const;

const art = {
  width: 'var(--art-width)',
  maxWidth: 'none',
  marginInlineStart: 'var(--art-start)',
  transform: 'scaleX(var(--inline,1))',
} as const;
