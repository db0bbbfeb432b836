import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '../atoms/Section';
import type { SourcesContent } from '../content/contentShapes';

export interface SourcesSectionProps {
  /** Title, the words before a date, and the locale that it is written in. */
  messages: Pick<SourcesContent, 'title' | 'reviewedLabel' | 'locale'>;
  /** What the page states comes from these, each last compared with it on a day (ISO 8601). */
  sources: ReadonlyArray<{ name: string; href: string; checked: string }>;
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
        {sources.map(({ name, href }) => (
          <Typography key={name} component="li" variant="body2">
            <Link href={href} sx={{ display: 'inline-block', paddingBlock: 2.75 }}>
              {name}
            </Link>
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

/** The entries of a row stand on one line. */
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 10,
  m: 0,
  p: 0,
  pb: { xs: 10, md: 16 },
  listStyle: 'none',
  '& > li': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
