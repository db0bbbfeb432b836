import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { writtenOutOnPaper } from '../atoms/linkStyles';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import { tornSlip } from '../atoms/tornSlip';
import type {
  LegalBlock,
  LegalCallout,
  LegalContent,
  LegalSection,
  LegalSummary,
  LinkContent,
} from '../content/contentShapes';
import { LegalContents } from './LegalContents';
import {
  besideText,
  hangingNumber,
  legalColumns,
  numberedSection,
  pullNote,
  readingText,
} from './legalColumns';
import { summarySlip } from './legalSummary';
import { PageTitle } from './PageTitle';

export interface LegalDocumentProps {
  /** The whole text: title, version, date and sections. */
  messages: LegalContent;
  /** By a section's id, what stands out in it: a line of the summary, or one of its own blocks. */
  callouts?: { readonly [section: string]: LegalCallout };
  /** By a section's id, the drawing beside what stands out in it. */
  calloutIllustrations?: { readonly [section: string]: Drawing };
  /** Decorates the opening. */
  illustration?: Drawing;
  /** Where the original of a translation stands. */
  original?: { href: string; hrefLang: string };
}

/** A legal text as a reading page: a slip with its summary, and numbered sections beside contents that stay in view. */
export function LegalDocument({
  messages,
  callouts = {},
  calloutIllustrations = {},
  illustration,
  original,
}: LegalDocumentProps) {
  const { summary, questions, sections, links, translation } = messages;
  const date = new Intl.DateTimeFormat(messages.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(messages.date));
  return (
    <>
      <PageTitle
        title={messages.title}
        lead={messages.lead}
        after={
          <>
            <Typography variant="body2" sx={{ mt: 6 }}>
              {messages.versionLabel} {messages.version} · {messages.dateLabel}{' '}
              <time dateTime={messages.date}>{date}</time>
            </Typography>
            {translation && original && (
              <Typography variant="body2" sx={{ mt: 2, maxWidth: '32rem' }}>
                {translation.text} <Link {...original}>{translation.linkLabel}</Link>
              </Typography>
            )}
          </>
        }
        illustration={illustration}
        beside={<Summary summary={summary} links={links} />}
      />
      <Section component="div">
        <Box sx={legalColumns}>
          <LegalContents
            title={messages.contentsTitle}
            sections={sections}
            sx={{ gridColumn: { md: 'span 3' } }}
          />
          <Box sx={[readingText, writtenOutOnPaper]}>
            {sections.map((section) => (
              <NumberedSection
                key={section.id}
                section={section}
                callout={calloutOf(section, summary, callouts[section.id])}
                illustration={calloutIllustrations[section.id]}
                links={links}
              />
            ))}
          </Box>
          <Box component="section" aria-labelledby="questions-title" sx={besideText}>
            <Typography variant="h5" component="h2" id="questions-title" sx={{ mb: 2 }}>
              {questions.title}
            </Typography>
            <Typography variant="body2">{textWithLinks(questions.text)}</Typography>
          </Box>
        </Box>
      </Section>
    </>
  );
}

/** The anchor of the summary. */
const summaryId = 'in-short';

interface SummaryProps {
  summary: LegalSummary;
  links: ReadonlyArray<LinkContent>;
}

function Summary({ summary: { title, lines, note }, links }: SummaryProps) {
  const titleId = `${summaryId}-title`;
  return (
    <Box component="section" id={summaryId} aria-labelledby={titleId} sx={summarySlip.ink}>
      <Box sx={[tornSlip, summarySlip.paper]}>
        <Typography id={titleId} variant="h3" component="h2" tabIndex={-1} sx={summarySlip.title}>
          {title}
        </Typography>
        <Box component="ul" sx={summarySlip.list}>
          {lines.map((line) => (
            <Typography key={line} component="li" sx={summarySlip.line}>
              {textWithLinks(line, links)}
            </Typography>
          ))}
        </Box>
        <Typography variant="body2" sx={[summarySlip.line, summarySlip.note]}>
          {note}
        </Typography>
      </Box>
    </Box>
  );
}

/** The sentences that stand out in a section, if any do. */
function calloutOf({ blocks }: LegalSection, { lines }: LegalSummary, callout?: LegalCallout) {
  if (!callout) return undefined;
  const block = 'line' in callout ? lines[callout.line] : blocks[callout.block];
  return typeof block === 'string' ? block : undefined;
}

interface LegalSectionProps {
  section: LegalSection;
  callout: string | undefined;
  illustration: Drawing | undefined;
  links: ReadonlyArray<LinkContent>;
}

function NumberedSection({ section, callout, illustration, links }: LegalSectionProps) {
  const { id, title, blocks } = section;
  // Where the text has the callout word for word, it is not said twice.
  const repeats = (block: LegalBlock) =>
    callout !== undefined && typeof block === 'string' && block.startsWith(callout);
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={numberedSection}>
      <Typography variant="h3" component="h2" id={`${id}-title`} tabIndex={-1} sx={hangingNumber}>
        {title}
      </Typography>
      {callout && !blocks.some(repeats) && (
        <Callout text={callout} illustration={illustration} links={links} />
      )}
      {blocks.map((block) =>
        typeof block === 'string' && repeats(block) ? (
          <Callout key={block} text={block} illustration={illustration} links={links} />
        ) : (
          <Block
            key={typeof block === 'string' ? block : block.list.join()}
            block={block}
            links={links}
          />
        ),
      )}
    </Box>
  );
}

interface CalloutProps {
  text: string;
  illustration: Drawing | undefined;
  links: ReadonlyArray<LinkContent>;
}

function Callout({ text, illustration, links }: CalloutProps) {
  return (
    <Box sx={pullNote}>
      <p>{textWithLinks(text, links)}</p>
      {illustration && <Illustration {...illustration} alt="" />}
    </Box>
  );
}

interface BlockProps {
  block: LegalBlock;
  links: ReadonlyArray<LinkContent>;
}

function Block({ block, links }: BlockProps) {
  return typeof block === 'string' ? (
    <Typography sx={{ mb: 4 }}>{textWithLinks(block, links)}</Typography>
  ) : (
    <Box
      component="ul"
      sx={{ mt: 0, mb: 4, paddingInlineStart: 6, '& > li::marker': { color: 'secondary.main' } }}
    >
      {block.list.map((item) => (
        <Typography key={item} component="li" sx={{ mb: 2 }}>
          {textWithLinks(item, links)}
        </Typography>
      ))}
    </Box>
  );
}
