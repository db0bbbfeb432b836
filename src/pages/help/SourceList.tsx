import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '../../atoms/Section';
import type { SourceDocument, SourcesContent } from '../../content/contentShapes';

export interface SourceListProps {
  /** Title, the words before a date, and the locale that it is written in. */
  messages: Pick<SourcesContent, 'title' | 'reviewedLabel' | 'locale'>;
  /** What the page states comes from these, each last compared with it on a day (ISO 8601). */
  sources: ReadonlyArray<SourceDocument & { href: string; checked: string }>;
}

/** The sources of the page's facts, and the earliest day on which one of them was last checked. */
export function SourceList({ messages, sources }: SourceListProps) {
  const [reviewed] = sources.map(({ checked }) => checked).toSorted();
  const date = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Section space="half" labelledBy="sources-title">
      <Typography variant="h3" component="h2" id="sources-title">
        {messages.title}
      </Typography>
      {reviewed && (
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {messages.reviewedLabel}{' '}
          <time dateTime={reviewed}>{date.format(new Date(reviewed))}</time>
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {sources.map(({ publisher, title, href }) => (
          <Typography key={title} component="li" variant="body2" sx={row}>
            <span>{publisher}</span>
            <Link href={href}>{title}</Link>
          </Typography>
        ))}
      </Box>
    </Section>
  );
}

/** In two columns where there is room. */
const list = { m: 0, p: 0, listStyle: 'none', columns: '2 24rem', columnGap: 10 } as const;

/** High enough for a finger. */
const row = {
  display: 'grid',
  alignContent: 'center',
  minHeight: 56,
  py: 2,
  breakInside: 'avoid',
  borderTop: 'hairline',
  borderColor: 'divider',
} as const;
