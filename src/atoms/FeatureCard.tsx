import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { productGrounds } from '../art/grounds';
import type { ProductTone } from '../content/contentShapes';
import { productStages } from './productStages';

export interface FeatureCardProps {
  /** Heading of the card. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** Colour of the stage, and of the woven border at its foot. */
  tone: ProductTone;
  /** An illustration fills the stage, and loses from its upper edge; a component fills it between its own margins. */
  picture: ReactNode;
  /** Placing by the component that uses the card. */
  sx?: SxProps<Theme>;
}

/**
 * One capability: a picture on a coloured stage, a title and a text. It is no link, and nothing in it reacts: for
 * what leads to a page, use `ProductCard`; for a figure, `StatCard`.
 */
export function FeatureCard({ title, text, tone, picture, sx = [] }: FeatureCardProps) {
  return (
    <Paper component="article" variant="outlined" sx={[card, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box sx={[productStages[tone], stage]}>{picture}</Box>
      <Box sx={[words, wovenBorder(tone)]}>
        <Typography variant="h3" sx={{ mb: 3 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      </Box>
    </Paper>
  );
}

const card = {
  overflow: 'hidden',
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
} as const;

/** Of this shape, but higher where a component needs more room, as with large text. */
const stage = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&::before': { content: '""', aspectRatio: { xs: '16 / 9', sm: '3 / 2' } },
  '& > *, &::before': { gridArea: '1 / 1' },
  '& > img': {
    position: 'absolute',
    inset: 0,
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'bottom',
  },
} as const;

const words = { px: { xs: 5, md: 8 }, pb: { xs: 6, md: 8 } } as const;

/** The tile of the cloth below illustrations of products, from edge to edge of the card. */
const wovenBorder = (tone: ProductTone) => ({
  '&::before': {
    content: '""',
    display: 'block',
    height: ({ spacing }: Theme) => spacing(4.5),
    marginInline: { xs: -5, md: -8 },
    mb: { xs: 5, md: 7 },
    background: `url("${productGrounds[tone].src}") repeat-x 0 0 / auto 100%`,
    '@media print': { display: 'none' },
  },
});
