import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DayReport } from '../atoms/DayReport';
import { FeatureCard } from '../atoms/FeatureCard';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { HomeContent, MomentId } from '../content/contentShapes';
import { dayBays, dayScene, dayStates, dayTimes } from './dayScene';

export interface FeaturesSectionProps {
  /** The heading, the times of the day with a transaction each, and the two cards. */
  messages: HomeContent['features'];
  /** The counter at each time, drawn so that one bay runs on into the next. */
  illustrations: Record<MomentId, Drawing>;
  /** The ways to pay, on the stage of their card; it ends at its lower edge with what it stands on. */
  paymentsIllustration: Drawing;
}

/**
 * One day at one counter: the shop from morning to night, the shopkeeper's report of it, and the two feature cards.
 *
 * The times are the browser's own radios, and `:has()` shows the day up to the chosen one, before hydration as
 * well. None is chosen at first, and the whole day stands there.
 */
export function FeaturesSection({
  messages,
  illustrations,
  paymentsIllustration,
}: FeaturesSectionProps) {
  const titleId = useId();
  const timeName = useId();
  const { moments, report, cards } = messages;
  const pictures = {
    payments: <Illustration {...paymentsIllustration} alt="" />,
    reporting: <DayReport {...report} entries={moments} sx={onStage} />,
  };
  return (
    <Section labelledBy={titleId} sx={[{ overflow: 'clip' }, dayStates(moments.length)]}>
      <Typography variant="h2" id={titleId} sx={{ mb: { xs: 7, md: 10 } }}>
        {messages.title}
      </Typography>
      <Box sx={dayScene}>
        <Box sx={dayBays}>
          {moments.map(({ id, illustrationAlt }) => (
            <Illustration key={id} {...illustrations[id]} alt={illustrationAlt} />
          ))}
        </Box>
        <Box component="fieldset" aria-label={messages.timesLabel} sx={dayTimes}>
          {moments.map(({ id, time, service }) => (
            <label key={id}>
              <input type="radio" name={timeName} value={id} />
              <span>
                {time} <small>{service}</small>
              </span>
            </label>
          ))}
        </Box>
      </Box>
      <Box sx={features}>
        {cards.map(({ id, title, text }) => (
          <FeatureCard key={id} title={title} text={text} tone={tones[id]} picture={pictures[id]} />
        ))}
      </Box>
    </Section>
  );
}

const tones = { payments: 'marigold', reporting: 'leaf' } as const;

/** Between the edges of the stage, as a tablet that stands on its border. */
const onStage = { mt: { xs: 2, md: 6, lg: 8 }, mx: { xs: 5, sm: 3, md: 6, lg: 10 } } as const;

const features = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 5, md: 8 },
  mt: { xs: 5, sm: 8, md: 12 },
} as const;
