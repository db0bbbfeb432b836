import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon, CallIcon, ListIcon } from '../art/icons';
import { noteIllustrations, seal } from '../art/noteIllustrations';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { writtenOutOnPaper } from '../atoms/linkStyles';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import { tornSlip } from '../atoms/tornSlip';
import type {
  LegalBlock,
  LegalCallout,
  LegalContent,
  LegalLayout,
  LegalSection,
  LinkContent,
} from '../content/contentShapes';
import { contentsId, wayToContents } from './contentsInView';
import { LegalContents } from './LegalContents';
import {
  hangingNumber,
  keyNote,
  keySlip,
  legalColumns,
  numberedSection,
  readingText,
  sectionDrawing,
  sectionHead,
} from './legalColumns';
import { legalList } from './legalList';
import { legalSeal } from './legalSeal';
import { summarySlip } from './legalSummary';
import { PageTitle } from './PageTitle';

const plain: LegalLayout = { summary: [], callouts: {}, margins: {}, lists: {} };

export interface LegalDocumentProps {
  /** The whole text: title, version, date and sections. */
  messages: LegalContent;
  /**
   * Which lines of the summary lead where, what stands out, and how lists are set.
   * @default every list with dots, and nothing stands out
   */
  layout?: LegalLayout;
  /** Decorates the opening. */
  illustration?: Drawing;
  /** Other pages to read, beside the stamp at the end. */
  further?: readonly LinkContent[];
  /** Where the original of a translation stands. */
  original?: { href: string; hrefLang: string };
}

/** A legal text as a reading page: a slip with its summary, and numbered sections beside contents that stay in view. */
export function LegalDocument({
  messages,
  layout = plain,
  illustration,
  further = [],
  original,
}: LegalDocumentProps) {
  const { sections, translation } = messages;
  const date = new Intl.DateTimeFormat(messages.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(messages.date));
  const inForce = (
    <>
      {messages.dateLabel} <time dateTime={messages.date}>{date}</time>
    </>
  );
  return (
    <>
      <PageTitle
        title={messages.title}
        lead={messages.lead}
        after={
          <>
            <Typography variant="body2" sx={{ mt: 6 }}>
              {messages.versionLabel} {messages.version} · {inForce}
            </Typography>
            {translation && original && (
              <Typography variant="body2" sx={{ mt: 2, maxWidth: '32rem' }}>
                {translation.text} <Link {...original}>{translation.linkLabel}</Link>
              </Typography>
            )}
            <Link href={`#${contentsId}`} sx={wayToContents}>
              <ListIcon />
              {messages.contentsTitle}
            </Link>
          </>
        }
        illustration={illustration}
        beside={<Summary messages={messages} layout={layout} />}
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
                messages={messages}
                layout={layout}
              />
            ))}
            <Box sx={legalSeal.end}>
              <Box sx={legalSeal.impression}>
                <Illustration {...seal} alt="" />
                <p>
                  <strong>
                    {messages.versionLabel} {messages.version}
                  </strong>
                  {inForce}
                </p>
              </Box>
              {further.length > 0 && (
                <Box sx={legalSeal.further}>
                  {further.map(({ label, href }) => (
                    <Button
                      key={href}
                      href={href}
                      variant="outlined"
                      endIcon={<ArrowForwardIcon sx={{ scale: 'var(--inline,1) 1' }} />}
                    >
                      {label}
                    </Button>
                  ))}
                </Box>
              )}
            </Box>
          </Box>
        </Box>
      </Section>
    </>
  );
}

/** The anchor of the summary. */
const summaryId = 'in-short';

interface PartProps {
  messages: LegalContent;
  layout: LegalLayout;
}

function Summary({ messages: { summary, sections, links }, layout }: PartProps) {
  const { title, lines, note } = summary;
  const titleId = `${summaryId}-title`;
  return (
    <Box component="section" id={summaryId} aria-labelledby={titleId} sx={summarySlip.ink}>
      <Box sx={[tornSlip, summarySlip.paper]}>
        <Typography id={titleId} variant="h3" component="h2" tabIndex={-1} sx={summarySlip.title}>
          {title}
        </Typography>
        <Box component="ul" sx={summarySlip.list}>
          {lines.map((line, index) => {
            const section = sections.find(({ id }) => id === layout.summary[index]);
            const helpline = links.find(
              ({ label, href }) => href.startsWith('tel:') && line.includes(label),
            );
            // The button beside it is the link.
            const inLine = links.filter((link) => link !== helpline);
            return (
              <li key={line}>
                <span>{textWithLinks(line, inLine)}</span>
                {helpline && (
                  <Button
                    href={helpline.href}
                    variant="contained"
                    color="marigold"
                    startIcon={<CallIcon />}
                  >
                    {helpline.label}
                  </Button>
                )}
                {section && (
                  <Link href={`#${section.id}`} sx={summarySlip.section}>
                    <ArrowForwardIcon />
                    {section.title}
                  </Link>
                )}
              </li>
            );
          })}
        </Box>
        <Typography variant="body2" sx={summarySlip.note}>
          {note}
        </Typography>
      </Box>
    </Box>
  );
}

function NumberedSection({
  section,
  messages: { summary, links },
  layout,
}: PartProps & { section: LegalSection }) {
  const { id, title, blocks } = section;
  const callout: LegalCallout | undefined = layout.callouts[id];
  const said = callout && ('line' in callout ? summary.lines[callout.line] : blocks[callout.block]);
  const isCallout = (block: LegalBlock) =>
    typeof said === 'string' && typeof block === 'string' && block.startsWith(said);
  // Where the text has the line word for word, it is not said twice.
  const shown = said && !blocks.some(isCallout) ? [said, ...blocks] : blocks;
  const looks = layout.lists[id];
  const drawing = callout?.illustration ?? layout.margins[id];
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={numberedSection}>
      <Box sx={sectionHead}>
        {drawing && (
          <Box sx={sectionDrawing}>
            <Illustration {...noteIllustrations[drawing]} alt="" />
          </Box>
        )}
        <Typography variant="h3" component="h2" id={`${id}-title`} tabIndex={-1} sx={hangingNumber}>
          {title}
        </Typography>
      </Box>
      {shown.map((block) => {
        if (typeof block !== 'string')
          return legalList(block.list, looks?.[blocks.indexOf(block)], links);
        const words = textWithLinks(block, links);
        if (!isCallout(block)) return <p key={block}>{words}</p>;
        const look = callout?.look ?? 'note';
        return look === 'note' ? (
          <Box key={block} component="p" sx={keyNote}>
            {words}
          </Box>
        ) : (
          <Box key={block} sx={keySlip.place}>
            <Box
              component="p"
              sx={[tornSlip, keySlip.paper, look === 'warning' && keySlip.warning]}
            >
              {words}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
