import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import hill from '../art/grounds/hill.svg?inline';
import road from '../art/grounds/road.svg?inline';
import { meadowColour } from '../art/meadowColour';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { smallWindow } from '../theme/typography';
import { aboveStreet, beforeStreet } from './footerLooks';

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
   * Height of the lower part of the illustration that a phone shows, in pixels of its canvas. By that shape
   * (`min-aspect-ratio` in its file) the drawing knows that it is on a phone.
   * @default the whole
   */
  phoneHeight?: number;
  /**
   * Size of the title in wide windows: `large` where it is short.
   * @default 'regular'
   */
  titleSize?: keyof typeof headlines;
  /**
   * What leaves the illustration for the window's edge at its start: the meadow alone, or a `road` on it, as wide and
   * as high as there.
   * @default 'meadow'
   */
  ground?: 'meadow' | 'road';
  /**
   * Colour of the sky behind it all.
   * @default 'day'
   */
  sky?: keyof typeof skies;
  /** What the visitor can do next. */
  children: ReactNode;
  /**
   * Other ways on, below the children. A phone has the illustration between both: they stand on its meadow.
   */
  more?: ReactNode;
}

const skies = { day: 'ink.light', evening: 'rose.light' } as const;

/** A page that says one thing, not found or could not be loaded, with a scene on a meadow that goes down to the street. */
export function MessagePanel({
  title,
  text,
  illustration,
  phoneHeight,
  titleSize = 'regular',
  ground = 'meadow',
  sky = 'day',
  children,
  more,
}: MessagePanelProps) {
  return (
    <Section component="div" surface="inherit" space="none" sx={[meadow, { bgcolor: skies[sky] }]}>
      <Box sx={stage}>
        <Box sx={[words, !more && wordsAlone]}>
          <Typography component="h1" tabIndex={-1} sx={headlines[titleSize]}>
            {title}
          </Typography>
          {text && (
            <Typography variant="lead" component="p" sx={lead}>
              {text}
            </Typography>
          )}
          <Box sx={actions}>{children}</Box>
        </Box>
        {more && <Box sx={onMeadow}>{more}</Box>}
        <Box sx={[scene, ground === 'road' && roadOn]}>
          <Illustration
            {...illustration}
            priority="high"
            sx={[
              art,
              phoneHeight !== undefined && {
                [smallWindow]: { aspectRatio: `${illustration.width} / ${phoneHeight}` },
              },
            ]}
          />
        </Box>
      </Box>
    </Section>
  );
}

/** From the street up to what stands on the meadow. */
const meadowAbove = { xs: '2rem', sm: '1.5rem' } as const;

/** The meadow goes down behind the street. */
const meadow = {
  ...beforeStreet,
  pb: { xs: aboveStreet(meadowAbove.xs), sm: aboveStreet(meadowAbove.sm) },
  '&::before': {
    ...beforeStreet['&::before'],
    zIndex: 2,
    // Over the lower edge of what ends there.
    height: {
      xs: aboveStreet(`${meadowAbove.xs} + 1px`),
      sm: aboveStreet(`${meadowAbove.sm} + 1px`),
    },
    background: meadowColour,
  },
  '&::after': { ...beforeStreet['&::after'], zIndex: 2 },
  '@media print': { ...beforeStreet['@media print'], pb: 0 },
} as const;

const stage = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 11fr) minmax(0, 9fr)',
    md: 'minmax(0, 5fr) minmax(0, 7fr)',
  },
  gridTemplateAreas: {
    xs: '"words" "scene" "more"',
    sm: '". scene" "words scene" "more scene" ". scene"',
  },
  gridTemplateRows: { sm: '1fr auto auto 1fr' },
  columnGap: { sm: 6, lg: 12 },
  '--art-width': { xs: 'min(103vw, 30rem)', sm: '44vw', md: '53vw', lg: 'min(60vw, 66rem)' },
  '--art-start': {
    // What is drawn leaves more room at its start than at its end.
    xs: 'calc((100% - var(--art-width)) / 2 - 2.5vw)',
    sm: '-2vw',
    md: '0px',
    lg: 'calc(var(--art-width) / -9)',
  },
} as const;

/** As wide as a phone. */
const oneColumn = { maxWidth: { sm: '30rem' } } as const;

/** Before the ridge, which lies below them too. */
const beforeRidge = { position: 'relative', zIndex: 1 } as const;

/** From the level ends of the drawing's ridge to its lower edge, and room above it. */
const ridge = 'calc(var(--art-width) * 38 / 480 + 2.25rem)';

const words = {
  ...beforeRidge,
  gridArea: 'words',
  pt: { xs: 6, sm: 8 },
  pb: { xs: 4, sm: 0 },
} as const;

const wordsAlone = { pb: { sm: ridge } } as const;

/** Larger beside the largest scene at least. */
const headlines = {
  regular: { typography: { xs: 'h1', xl: 'display' } },
  large: { typography: { xs: 'h1', lg: 'display' } },
} as const;

const lead = { ...oneColumn, mt: 5, textWrap: 'balance' } as const;

const actions = {
  ...oneColumn,
  mt: { xs: 4, sm: 7 },
  '& .MuiButton-root': { width: '100%' },
} as const;

const onMeadow = {
  ...beforeRidge,
  ...oneColumn,
  gridArea: 'more',
  pt: { xs: 4, sm: 12 },
  // A pixel more than it needs: the meadow before the street lies over that.
  pb: { xs: '1px', sm: ridge },
  '&::before': {
    content: { xs: '""', sm: 'none' },
    position: 'absolute',
    zIndex: -1,
    inset: '-1px -100vw 0',
    background: meadowColour,
  },
  '@media print': { '&::before': { display: 'none' } },
} as const;

/** The ridge goes on level to both edges of the window. */
const scene = {
  position: 'relative',
  gridArea: 'scene',
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

/** The road goes on from the drawing's edge, where both are level. */
const roadOn = {
  '& > img': { zIndex: 1 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 'calc(100% - var(--art-start) - 1px)',
    bottom: 0,
    width: '100vw',
    height: 'calc(var(--art-width) * 450 / 480)',
    background: `url("${road}") 0 0 / 100% 100%`,
    transform: 'scaleX(var(--inline,1))',
  },
  '@media print': { '&::before, &::after': { display: 'none' } },
} as const;

const art = {
  position: 'relative',
  width: 'var(--art-width)',
  maxWidth: 'none',
  marginInlineStart: 'var(--art-start)',
  transform: 'scaleX(var(--inline,1))',
} as const;
