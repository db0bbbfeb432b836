import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FeatureCard } from '../atoms/FeatureCard';
import type { Drawing } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { HomeContent } from '../content/contentShapes';

type FeatureId = HomeContent['features']['cards'][number]['id'];

export interface FeaturesSectionProps {
  /** The heading and the cards, of which every second hangs lower. */
  messages: HomeContent['features'];
  /** The drawing of each card, by its id. */
  illustrations: Record<FeatureId, Drawing>;
}

const tones = { payments: 'marigold', reporting: 'leaf' } as const satisfies Record<
  FeatureId,
  string
>;

/** The two feature cards; the second hangs lower, so that the eye goes from one to the other. */
export function FeaturesSection({ messages, illustrations }: FeaturesSectionProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: { xs: 8, md: 12 } }}>
        {messages.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 5, md: 6 },
          alignItems: 'start',
        }}
      >
        {messages.cards.map(({ id, title, text, illustrationAlt }, index) => (
          <FeatureCard
            key={id}
            title={title}
            text={text}
            tone={tones[id]}
            illustration={{ ...illustrations[id], alt: illustrationAlt }}
            sx={index % 2 === 1 ? { mt: { md: 14 } } : undefined}
          />
        ))}
      </Box>
    </Section>
  );
}
