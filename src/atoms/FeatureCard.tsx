import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { clothOf } from '../art/grounds';
import { surfaces, type Tone, tones } from '../theme/surfaces';
import { type Drawing, Illustration } from './Illustration';

export interface FeatureCardProps {
  /** Heading of the card. */
  title: string;
  /** One or two sentences. */
  text: ReactNode;
  /**
   * Colour of the ground behind the illustration, and of the woven border at its foot.
   * @default 'ink'
   */
  tone?: Tone;
  /** Stands on that border; without it the card is words alone. */
  illustration?: Drawing;
  /** Placing by the component that uses the card. */
  sx?: SxProps<Theme>;
}

/**
 * One capability: an illustration on a coloured ground, a title and a text; in a narrow card the title stands on that
 * ground too. It is no link, and nothing in it reacts: for what leads to a page, use `LinkCard` or `ProductCard`; for a
 * figure, `StatCard`.
 */
export function FeatureCard({
  title,
  text,
  tone = 'ink',
  illustration,
  sx = [],
}: FeatureCardProps) {
  return (
    <Paper component="article" sx={[card, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box sx={[content, ...(illustration ? [drawn, drawnBeside] : [])]}>
        {illustration && (
          <>
            <Box sx={[surfaces[tones[tone].ground], ground, groundBeside, clothBelow(tone)]} />
            <Illustration {...illustration} alt="" sx={drawing} />
          </>
        )}
        <Typography variant="h3" sx={[heading, ...(illustration ? [headingBeside] : [])]}>
          {title}
        </Typography>
        <Typography component="div" sx={words}>
          {text}
        </Typography>
      </Box>
    </Paper>
  );
}

/** Of the cloth, in units of space. */
const clothHeight = 4.5;

const card = { overflow: 'hidden', containerType: 'inline-size' } as const;

/** In a narrower window, where the longest word of the title has room: the title stands beside the illustration. */
const beside =
  (styles: object) =>
  ({ breakpoints }: Theme) => ({
    [breakpoints.down('md')]: { '@container (width >= 17rem)': styles },
  });

const content = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"heading" "words"',
} as const;

const drawn = { gridTemplateAreas: '"drawing" "heading" "words"' } as const;

const drawnBeside = beside({
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 45%)',
  gridTemplateAreas: '"heading drawing" "words words"',
});

/** Behind the drawing, and behind the title beside it. */
const ground = {
  gridArea: 'drawing',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
} as const;

const groundBeside = beside({ gridArea: '1 / 1 / auto / -1' });

/** On the cloth. */
const drawing = {
  gridArea: 'drawing',
  alignSelf: 'end',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  objectPosition: 'bottom',
  pt: 4,
  mb: clothHeight,
} as const;

const heading = {
  gridArea: 'heading',
  p: 'var(--card-space)',
  pb: 0,
  overflowWrap: 'break-word',
} as const;

const headingBeside = beside({
  alignSelf: 'center',
  pb: 'var(--card-space)',
  mb: clothHeight,
});

const words = {
  gridArea: 'words',
  p: 'var(--card-space)',
  pt: 3,
  color: 'text.secondary',
} as const;

/** The cloth that illustrations of cards stand on, from one edge of the card to the other. */
export const clothBelow = (tone: Tone) =>
  ({
    '&::after': {
      content: '""',
      display: 'block',
      height: ({ spacing }: Theme) => spacing(clothHeight),
      background: `url("${clothOf[tone].src}") repeat-x 0 0 / auto 100%`,
      '@media print': { display: 'none' },
    },
  }) as const;
