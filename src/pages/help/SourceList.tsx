import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { language } from '#messages/language';
import { help } from '#messages/pages/help';
import { Section } from '../../atoms/Section';
import { publicFacts } from '../../content/publicFacts';
import { recordKeys } from '../../domain/recordKeys';

const { title: heading, reviewedLabel, documents } = help.sources;

const sources = recordKeys(publicFacts).map((id) => ({ ...publicFacts[id], ...documents[id] }));

/** The sources of the page's facts, and the earliest day on which one of them was last checked. */
export function SourceList() {
  const [reviewed] = sources.map(({ checked }) => checked).toSorted();
  const date = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Section space="half" labelledBy="sources-title">
      <Typography variant="h3" component="h2" id="sources-title">
        {heading}
      </Typography>
      {reviewed && (
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {reviewedLabel} <time dateTime={reviewed}>{date.format(new Date(reviewed))}</time>
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {sources.map(({ publisher, title, href }) => (
          <Typography key={title} component="li" variant="body2" sx={row}>
            <span>{publisher}</span>
            <Link href={href} sx={wholeRow}>
              {title}
            </Link>
          </Typography>
        ))}
      </Box>
    </Section>
  );
}

/** In two columns where there is room. */
const list = { m: 0, p: 0, listStyle: 'none', columns: '2 24rem', columnGap: 10 } as const;

/** The target of the link, high enough for a finger. */
const wholeRow = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const row = {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 56,
  py: 1,
  breakInside: 'avoid',
  borderTop: 'hairline',
  borderColor: 'divider',
} as const;
