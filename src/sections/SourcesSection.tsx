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
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(0, 4fr)' },
          columnGap: { md: 10 },
          rowGap: 5,
          pb: { xs: 10, md: 16 },
        }}
      >
        <div>
          <Typography variant="h4" component="h2" id="sources-title" sx={{ mb: 3 }}>
            {messages.title}
          </Typography>
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              columnCount: { md: 2 },
              columnGap: 10,
              '& > li': { breakInside: 'avoid' },
            }}
          >
            {sources.map(({ name, href }) => (
              <Typography key={name} component="li" variant="body2">
                <Link href={href} sx={{ display: 'inline-block', paddingBlock: 2.75 }}>
                  {name}
                </Link>
              </Typography>
            ))}
          </Box>
        </div>
        {reviewed && (
          <Typography variant="body2">
            {messages.reviewedLabel}{' '}
            <Box component="time" dateTime={reviewed} sx={{ display: 'block', typography: 'h4' }}>
              {date.format(new Date(reviewed))}
            </Box>
          </Typography>
        )}
      </Box>
    </Section>
  );
}
