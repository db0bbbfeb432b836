import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Band } from '../atoms/Band';
import { FeatureCard } from '../atoms/FeatureCard';
import type { DrawnPicture } from '../atoms/Picture';
import type { HomeContent } from '../content/contentShapes';

type FeatureId = HomeContent['features']['cards'][number]['id'];

export interface FeaturesSectionProps {
  /** The heading and the cards, of which every second hangs lower. */
  words: HomeContent['features'];
  /** The drawing of each card, by its id. */
  pictures: Record<FeatureId, DrawnPicture>;
}

const tones = { payments: 'marigold', reporting: 'leaf' } as const satisfies Record<
  FeatureId,
  string
>;

/** The two feature cards; the second hangs lower, so that the eye goes from one to the other. */
export function FeaturesSection({ words, pictures }: FeaturesSectionProps) {
  const titleId = useId();
  return (
    <Band labelledBy={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: { xs: 8, md: 12 } }}>
        {words.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 5, md: 6 },
          alignItems: 'start',
        }}
      >
        {words.cards.map(({ id, title, text, pictureAlt }, index) => (
          <FeatureCard
            key={id}
            title={title}
            text={text}
            tone={tones[id]}
            picture={{ ...pictures[id], alt: pictureAlt }}
            sx={index % 2 === 1 ? { mt: { md: 14 } } : undefined}
          />
        ))}
      </Box>
    </Band>
  );
}
