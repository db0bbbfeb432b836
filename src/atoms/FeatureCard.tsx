import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Drawing, Illustration } from './Illustration';

export type FeatureTone = 'marigold' | 'leaf';

export interface FeatureCardProps {
  /** Headline of level 3. */
  title: string;
  /** A sentence or two. */
  text: string;
  /** Colour of the stage on which the image stands. */
  tone: FeatureTone;
  /** The drawing; without it the card is words alone. */
  illustration?: Drawing & { alt: string };
  sx?: SxProps<Theme>;
}

const stages = {
  marigold: { bgcolor: 'marigold.main', color: 'marigold.contrastText' },
  leaf: { bgcolor: 'leaf.main', color: 'leaf.contrastText' },
} satisfies Record<FeatureTone, object>;

/** A capability told by an image on a coloured stage, a headline and a few lines. */
export function FeatureCard({ title, text, tone, illustration, sx = [] }: FeatureCardProps) {
  return (
    <Box
      component="article"
      sx={[
        (theme) => ({
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: `${theme.radius.stage}px`,
          bgcolor: 'background.paper',
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {illustration && (
        <Box sx={stages[tone]}>
          <Illustration {...illustration} />
        </Box>
      )}
      <Box sx={{ p: { xs: 6, md: 9 } }}>
        <Typography variant="h3" sx={{ mb: 3 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: { sm: '22em' } }}>{text}</Typography>
      </Box>
    </Box>
  );
}
