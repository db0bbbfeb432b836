import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import desk from '../art/grounds/desk.svg?drawing';
import { ArrowForwardIcon, ListIcon } from '../art/icons';
import seal from '../art/seal.svg?drawing';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Scene } from '../atoms/Scene';
import { Section } from '../atoms/Section';
import type { LinkContent } from '../content/contentShapes';
import type {
  LegalFrameMessages,
  LegalMessages,
  LegalRecord,
  LegalSectionContent,
} from '../content/legalTexts';
import { InPageNav } from './InPageNav';
import { LegalSection } from './LegalSection';
import { LegalSummary } from './LegalSummary';
import { PageHeader } from './PageHeader';

const contentsId = 'contents';

export interface LegalDocumentProps {
  /** Title, lead and summary of the text. */
  messages: Pick<LegalMessages, 'title' | 'lead' | 'summary'>;
  /** Names of its parts. */
  frame: LegalFrameMessages;
  /** Its version, and where the lines of the summary lead. */
  record: Pick<LegalRecord, 'version' | 'date' | 'summary'>;
  sections: readonly LegalSectionContent[];
  /** Of the date. */
  locale: string;
  /** Decorates the opening. */
  illustration?: Drawing;
  /** Other pages to read, at the end. */
  further?: readonly LinkContent[];
  /** Where the original of a translation stands. */
  original?: { href: string; hrefLang: string };
}

/** A legal text as a reading page: its summary, and numbered sections beside contents that stay in view. */
export function LegalDocument({
  messages,
  frame,
  record,
  sections,
  locale,
  illustration,
  further = [],
  original,
}: LegalDocumentProps) {
  const { translation } = frame;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const version = (
    <>
      {frame.versionLabel} {record.version} · {frame.dateLabel}{' '}
      <time dateTime={record.date}>{date.format(new Date(record.date))}</time>
    </>
  );
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        scene={illustration && <Scene {...illustration} ground={desk} sx={{ maxWidth: 480 }} />}
        aside={
          <LegalSummary
            title={frame.summaryTitle}
            lines={messages.summary}
            note={frame.summaryNote}
            targets={record.summary.map((end) => sections.find(({ id }) => id === end))}
          />
        }
      >
        <Typography variant="body2">{version}</Typography>
        {translation && original && (
          <Typography variant="body2" sx={{ mt: 2, maxWidth: '32rem' }}>
            {translation.text} <Link {...original}>{translation.linkLabel}</Link>
          </Typography>
        )}
        {/* Past the summary of a narrow window. */}
        <Button
          popoverTarget={contentsId}
          startIcon={<ListIcon />}
          sx={{ display: { md: 'none' }, marginInlineStart: -2.5 }}
        >
          {frame.contentsTitle}
        </Button>
      </PageHeader>
      <Section component="div">
        <Box sx={columns}>
          <InPageNav
            layout="column"
            id={contentsId}
            label={frame.contentsTitle}
            links={sections.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
          />
          <Box sx={{ containerType: 'inline-size', mt: { xs: 9, md: 0 } }}>
            {sections.map(({ callout = {}, ...section }, index) => (
              <LegalSection
                key={section.id}
                {...section}
                number={index + 1}
                said={'line' in callout ? messages.summary[callout.line] : undefined}
                standsOut={'block' in callout ? callout.block : undefined}
              />
            ))}
            <Stack direction="row" useFlexGap spacing={5} sx={end}>
              <Illustration {...seal} alt="" sx={{ width: 88 }} />
              <Typography sx={{ flex: '1 1 12rem' }}>{version}</Typography>
              {further.map(({ label, href }) => (
                <Button key={href} href={href} variant="outlined" endIcon={<ArrowForwardIcon />}>
                  {label}
                </Button>
              ))}
            </Stack>
          </Box>
        </Box>
      </Section>
    </>
  );
}

const columns = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  columnGap: { md: 8, lg: 12 },
  alignItems: 'start',
} as const;

const end = {
  flexWrap: 'wrap',
  alignItems: 'center',
  pt: 8,
  borderTop: 'edge',
  borderColor: 'ink.main',
} as const;
