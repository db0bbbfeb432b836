import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '../atoms/Section';
import type { SourceDocument, SourcesContent } from '../content/contentShapes';

export interface SourcesSectionProps {
  /** Title, the words before a date, and the locale that it is written in. */
  messages: Pick<SourcesContent, 'title' | 'reviewedLabel' | 'locale'>;
  /** What the page states comes from these, each last compared with it on a day (ISO 8601). */
  sources: ReadonlyArray<SourceDocument & { href: string; checked: string }>;
}

/** Ends a page of public facts: their sources, and the earliest day on which one of them was last checked. */
export function SourcesSection({ messages, sources }: SourcesSectionProps) {
  const [reviewed] = sources.map(({ checked }) => checked).toSorted();
  const date = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Section space="none" labelledBy="sources-title">
      <Box sx={head}>
        <Typography variant="h3" component="h2" id="sources-title">
          {messages.title}
        </Typography>
        {reviewed && (
          <Typography variant="body2">
            {messages.reviewedLabel}{' '}
            <time dateTime={reviewed}>{date.format(new Date(reviewed))}</time>
          </Typography>
        )}
      </Box>
      <Box component="ul" sx={list}>
        {sources.map(({ publisher, title, href }) => (
          <Typography key={title} component="li" variant="body2">
            <strong>{publisher}</strong>
            <span>
              <Link href={href}>{title}</Link>
            </span>
            <small>{new URL(href).host.replace('www.', '')}</small>
          </Typography>
        ))}
      </Box>
    </Section>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 6,
  mb: 4,
} as const;

/** A row for each source: on wide windows its publisher, its title and its site stand in columns. */
const list = {
  m: 0,
  p: 0,
  pb: { xs: 10, md: 16 },
  listStyle: 'none',
  '& > li': {
    display: { md: 'grid' },
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)',
    alignItems: 'baseline',
    columnGap: 8,
    pt: { xs: 3, md: 0 },
    borderTop: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& > li:last-of-type': { borderBottom: '1px solid', borderColor: 'divider' },
  '& strong': { display: 'block', fontWeight: 'fontWeightMedium' },
  // As high as a finger.
  '& a': {
    display: 'inline-block',
    pt: { xs: 1, md: 2.75 },
    pb: { xs: 3.5, md: 2.75 },
  },
  // Paper has the whole URL.
  '& small': {
    display: { xs: 'none', md: 'block' },
    textAlign: 'end',
    fontSize: 'inherit',
    color: 'text.secondary',
    '@media print': { display: 'none' },
  },
} as const;
