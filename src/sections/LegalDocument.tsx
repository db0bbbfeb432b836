import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Band } from '../atoms/Band';
import type { LegalBlock, LegalContent } from '../content/contentShapes';
import { contentsInView } from './contentsInView';
import { PageTitle } from './PageTitle';

export interface LegalDocumentProps {
  /** The whole text: title, version, date and sections. */
  words: LegalContent;
  /**
   * BCP 47 tag for the date.
   * @default 'en-IN'
   */
  locale?: string;
}

/** A legal text as a reading page: numbered sections beside contents that stay in view. */
export function LegalDocument({ words, locale = 'en-IN' }: LegalDocumentProps) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(words.date),
  );
  return (
    <>
      <PageTitle
        title={words.title}
        lead={words.lead}
        after={
          <Typography variant="body2" sx={{ mt: 6 }}>
            {words.versionLabel} {words.version} · {words.dateLabel}{' '}
            <time dateTime={words.date}>{date}</time>
          </Typography>
        }
      />
      <Band component="div">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
            columnGap: 14,
            rowGap: 10,
            alignItems: 'start',
          }}
        >
          <Box
            component="nav"
            aria-labelledby="contents-title"
            sx={{ ...contentsInView.frame, borderTop: 2, borderColor: 'primary.main', pt: 4 }}
          >
            <Typography variant="h5" component="h2" id="contents-title" sx={{ mb: 2 }}>
              {words.contentsTitle}
            </Typography>
            <Box component="ol" sx={contentsInView.list}>
              {words.sections.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    href={`#${id}`}
                    underline="hover"
                    variant="body2"
                    sx={{ display: 'block', width: 'fit-content', ml: 1.5, py: 1 }}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
          <Box sx={{ maxWidth: '68ch', counterReset: 'section' }}>
            {words.sections.map(({ id, title, blocks }, index) => (
              <Box
                key={id}
                component="section"
                id={id}
                aria-labelledby={`${id}-title`}
                sx={{ mt: index === 0 ? 0 : 12 }}
              >
                <Typography
                  variant="h3"
                  component="h2"
                  id={`${id}-title`}
                  tabIndex={-1}
                  sx={{
                    mb: 4,
                    counterIncrement: 'section',
                    '&::before': {
                      content: 'counter(section) ". "',
                      color: 'secondary.main',
                    },
                    '@media print': { breakAfter: 'avoid' },
                  }}
                >
                  {title}
                </Typography>
                {blocks.map((block) => (
                  <LegalText
                    key={typeof block === 'string' ? block : block.list.join()}
                    block={block}
                  />
                ))}
              </Box>
            ))}
          </Box>
        </Box>
      </Band>
    </>
  );
}

function LegalText({ block }: { block: LegalBlock }) {
  return typeof block === 'string' ? (
    <Typography sx={{ mb: 4 }}>{block}</Typography>
  ) : (
    <Box component="ul" sx={{ mt: 0, mb: 4, pl: 6, '& > li::marker': { color: 'secondary.main' } }}>
      {block.list.map((item) => (
        <Typography key={item} component="li" sx={{ mb: 2 }}>
          {item}
        </Typography>
      ))}
    </Box>
  );
}
