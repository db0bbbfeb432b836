import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  chapterIllustrations,
  joiningIllustrations,
  legalIllustrations,
  stepIllustrations,
} from '../art/illustrations';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { writtenOutOnPaper } from '../atoms/linkStyles';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import { tornSlip } from '../atoms/tornSlip';
import type {
  CalloutIllustration,
  LegalBlock,
  LegalCallout,
  LegalContent,
  LegalSection,
  LegalSummary,
  LinkContent,
} from '../content/contentShapes';
import { LegalContents } from './LegalContents';
import {
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
  /** By a section's id, what stands out in it. */
  callouts?: { readonly [section: string]: LegalCallout };
  /** Decorates the opening. */
  illustration?: Drawing;
  /** Where the original of a translation stands. */
  original?: { href: string; hrefLang: string };
}

/** A legal text as a reading page: a slip with its summary, and numbered sections beside contents that stay in view. */
export function LegalDocument({
  messages,
  callouts = {},
  illustration,
  original,
}: LegalDocumentProps) {
  const { summary, sections, links, translation } = messages;
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
                summary={summary}
                callout={callouts[section.id]}
                links={links}
              />
            ))}
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
            <li key={line}>{textWithLinks(line, links)}</li>
          ))}
        </Box>
        <Typography variant="body2" sx={summarySlip.note}>
          {note}
        </Typography>
      </Box>
    </Box>
  );
}

const drawings = {
  ...stepIllustrations,
  ...joiningIllustrations,
  counter: chapterIllustrations.counter,
  scales: legalIllustrations.terms,
  cashBox: legalIllustrations.privacy,
} satisfies Record<CalloutIllustration, Drawing>;

interface LegalSectionProps {
  section: LegalSection;
  summary: LegalSummary;
  callout: LegalCallout | undefined;
  links: ReadonlyArray<LinkContent>;
}

function NumberedSection({ section, summary, callout, links }: LegalSectionProps) {
  const { id, title, blocks } = section;
  const said = callout && ('line' in callout ? summary.lines[callout.line] : blocks[callout.block]);
  const isCallout = (block: LegalBlock) =>
    typeof said === 'string' && typeof block === 'string' && block.startsWith(said);
  // Where the text has the line word for word, it is not said twice.
  const shown = said && !blocks.some(isCallout) ? [said, ...blocks] : blocks;
  const drawing = callout?.illustration && drawings[callout.illustration];
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={numberedSection}>
      <Typography variant="h3" component="h2" id={`${id}-title`} tabIndex={-1} sx={hangingNumber}>
        {title}
      </Typography>
      {shown.map((block) => {
        if (typeof block !== 'string')
          return (
            <ul key={block.list.join()}>
              {block.list.map((item) => (
                <li key={item}>{textWithLinks(item, links)}</li>
              ))}
            </ul>
          );
        const paragraph = <p key={block}>{textWithLinks(block, links)}</p>;
        return isCallout(block) ? (
          <Box key={block} sx={pullNote}>
            {paragraph}
            {drawing && <Illustration {...drawing} alt="" />}
          </Box>
        ) : (
          paragraph
        );
      })}
    </Box>
  );
}
