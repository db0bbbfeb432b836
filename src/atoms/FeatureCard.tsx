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
 * One capability: an illustration on a coloured ground, a title and a text. It is no link, and nothing in it reacts:
 * for what leads to a page, use `LinkCard` or `ProductCard`; for a figure, `StatCard`.
 */
export function FeatureCard({
  title,
  text,
  tone = 'ink',
  illustration,
  sx = [],
}: FeatureCardProps) {
  return (
    <Paper component="article" sx={[{ overflow: 'hidden' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {illustration && (
        <Box sx={[surfaces[tones[tone].ground], clothBelow(tone)]}>
          <Illustration
            {...illustration}
            alt=""
            sx={{ aspectRatio: '16 / 9', objectFit: 'contain', objectPosition: 'bottom', pt: 4 }}
          />
        </Box>
      )}
      <Box sx={{ p: 'var(--card-space)' }}>
        <Typography variant="h3" sx={{ mb: 3 }}>
          {title}
        </Typography>
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
    </Paper>
  );
}

/** The cloth that illustrations of cards stand on, from one edge of the card to the other. */
export const clothBelow = (tone: Tone) =>
  ({
    '&::after': {
      content: '""',
      display: 'block',
      height: ({ spacing }: Theme) => spacing(4.5),
      background: `url("${clothOf[tone].src}") repeat-x 0 0 / auto 100%`,
      '@media print': { display: 'none' },
    },
  }) as const;
