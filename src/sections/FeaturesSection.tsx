import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DayReport } from '../atoms/DayReport';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { HomeContent, MomentId } from '../content/contentShapes';
import { dayBays, dayScene, dayStates, dayTimes } from './dayScene';

export interface FeaturesSectionProps {
  /** The heading, the times of the day with a transaction each, and the two cards. */
  messages: HomeContent['features'];
  /** The counter at each time, drawn so that one bay runs on into the next. */
  illustrations: Record<MomentId, Drawing>;
}

/**
 * One day at one counter: the shop from morning to night, the shopkeeper's report of it, and the two feature cards.
 *
 * The times are the browser's own radios, and `:has()` shows the day up to the chosen one, before hydration as
 * well. None is chosen at first, and the whole day stands there.
 */
export function FeaturesSection({ messages, illustrations }: FeaturesSectionProps) {
  const titleId = useId();
  const timeName = useId();
  const { moments, report, cards } = messages;
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
      <Box sx={belowScene}>
        <DayReport {...report} entries={moments} sx={{ gridColumn: { md: 2 } }} />
        <Box sx={ledger}>
          {cards.map(({ id, title, text }) => (
            <Box key={id} component="article" sx={card}>
              <Typography variant="h3" sx={{ mb: 3 }}>
                {title}
              </Typography>
              <Typography variant="lead" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Section>
  );
}

const belowScene = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  columnGap: { md: 12, lg: 20 },
  rowGap: 10,
  mt: { xs: 5, md: 12 },
} as const;

/** As high as the report beside it. */
const ledger = {
  display: 'grid',
  gridRow: { md: 1 },
  borderBottom: { md: 2 },
  borderColor: 'primary.main',
} as const;

/** Each card hangs from a line, as the entries of a ledger do. */
const card = { paddingBlock: 5, borderTop: 2, borderColor: 'primary.main' } as const;
