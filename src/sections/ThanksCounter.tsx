import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CallIcon, MailIcon } from '../art/icons';
import jaal from '../art/jaal.svg';
import { CopyButton } from '../atoms/CopyButton';
import { fromPrinter } from '../atoms/fromPrinter';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { Slip } from '../atoms/Slip';
import { textWithLinks } from '../atoms/textWithLinks';
import type { ThanksContent } from '../content/contentShapes';
import { letterParts } from '../domain/letterParts';
import { type Email, fitsMailtoUrl, mailtoUrl } from '../domain/mailtoUrl';
import { aboveStreet, beforeStreet } from './footerLooks';
import { fadeAlongLine } from './patternBehind';
import { housesBehind, pavement } from './shopOnStreet';
import { machine, outOfMouth } from './slipMachine';

export interface ThanksCounterProps {
  /** The `h1`, what is said below it, what stands around the email, and links to other pages. */
  messages: Omit<ThanksContent, 'meta'>;
  /** Stands on the pavement, with its alternative text. */
  illustration: Drawing & { alt: string };
  /** Address that the email goes to. */
  to: string;
  /** As it is sent; the last paragraph of its body has a line for each detail. */
  email: Email;
  /** Whether the details are not known: the visitor adds them to the email, and is shown the form. */
  hasBlanks: boolean;
  /** Said beside the button that copies the email where its link has no room for all of it. */
  shortened: string;
  /** The other way to the company, and when it is open. */
  call: { phone: string; label: string; hours: string };
}

/** The thanks for an application, and the email that is left to be sent, as a machine prints it. */
export function ThanksCounter({
  messages,
  illustration,
  to,
  email,
  hasBlanks,
  shortened,
  call,
}: ThanksCounterProps) {
  const { title, left, help, direct, links, email: words } = messages;
  const { opening, lines } = letterParts(email.body);
  // What the visitor has to check: the team calls this number.
  const phoneLine = letterParts(words.body).lines.findIndex(({ text }) => text === '{phone}');
  return (
    <Section component="div" surface="inherit" space="none" sx={stage}>
      <Box sx={grid}>
        <Box sx={{ gridArea: 'words' }}>
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography variant="h4" component="p" sx={{ mt: { xs: 5, md: 8 } }}>
            {hasBlanks ? textWithLinks(direct.text, [direct.link]) : left}
          </Typography>
          <Typography sx={[measure, { mt: 2 }]}>{hasBlanks ? words.blanks : help}</Typography>
          <Button
            href={mailtoUrl(to, email)}
            variant="contained"
            size="large"
            startIcon={<MailIcon />}
            sx={[{ mt: 6, width: { xs: '100%', sm: 'auto' } }, notOnPaper]}
          >
            {words.openLabel}
          </Button>
        </Box>
        <Box sx={emailColumn}>
          <Box component="section" aria-labelledby="written-email" sx={machine}>
            <Slip
              titleId="written-email"
              titleComponent="h2"
              title={words.title}
              lines={lines}
              largeLine={phoneLine}
              sx={[fedOut, fromPrinter]}
            >
              {[
                [words.toLabel, to],
                [words.subjectLabel, email.subject],
              ].map(([label, value]) => (
                <Typography key={label} variant="body2" sx={{ color: 'text.secondary' }}>
                  {label}: {value}
                </Typography>
              ))}
              {opening.split('\n\n').map((paragraph) => (
                <Typography key={paragraph} sx={{ mt: 4, textWrap: 'balance' }}>
                  {paragraph}
                </Typography>
              ))}
            </Slip>
          </Box>
          {!fitsMailtoUrl(to, email) && (
            <Typography sx={[measure, { mt: 8 }]}>{shortened}</Typography>
          )}
          <Typography sx={[measure, { mt: 8 }]}>{words.copy}</Typography>
          <Box sx={[otherWays, notOnPaper]}>
            <CopyButton
              text={email.body}
              label={words.copyLabel}
              copiedLabel={words.copiedLabel}
              sx={onPaper}
            />
            <Button
              href={`tel:${call.phone}`}
              variant="outlined"
              startIcon={<CallIcon />}
              sx={onPaper}
            >
              {call.label}
            </Button>
          </Box>
          <Typography variant="body2" sx={{ mt: 3 }}>
            {call.hours}
          </Typography>
          <Box sx={otherPages}>
            {links.map(({ label, href }) => (
              <Link key={href} href={href} sx={{ paddingBlock: 2.5 }}>
                {label}
              </Link>
            ))}
          </Box>
        </Box>
        <Box className="scene" sx={[scene, ...pavement]}>
          <Illustration {...illustration} priority="high" />
        </Box>
      </Box>
    </Section>
  );
}

const notOnPaper = { '@media print': { display: 'none' } } as const;

const measure = { maxWidth: '30em', textWrap: 'balance' } as const;

const stage = [
  beforeStreet,
  {
    bgcolor: 'leaf.light',
    // The pattern of cloth in a darker tint of the surface, stronger along the line.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      height: 'auto',
      background: ({ palette }: Theme) => palette.leaf.main,
      opacity: 0.1,
      maskImage: `url("${jaal}"), ${fadeAlongLine('transparent 5%, black')}`,
      maskComposite: 'intersect',
      '@media print': { display: 'none' },
    },
    '&::after': housesBehind,
    // A fraction of a pixel would show below it.
    '& .scene': { mb: '-1px' },
  },
] as const;

/** Two columns from here: below it a long word of a headline would not fit in one. */
const beside = '@media screen and (min-width: 45rem)';

/** The words above the scene, and beside both the machine that prints the email. */
const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"words" "email" "scene"',
  columnGap: { xs: 8, md: 10, lg: 16 },
  rowGap: { xs: 10, md: 8 },
  pt: { xs: 8, md: 14 },
  [beside]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"words email" "scene email"',
    gridTemplateRows: 'auto 1fr',
  },
} as const;

const emailColumn = {
  gridArea: 'email',
  // It ends above the street.
  [beside]: { pb: aboveStreet('2.5rem') },
  overflowWrap: 'anywhere',
} as const;

const fedOut = { width: 'auto', m: '2px', filter: 'none', '& > div': outOfMouth } as const;

const otherWays = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 4,
  mt: 4,
} as const;

const onPaper = { bgcolor: 'background.paper' } as const;

/** To other pages, parted from what is left to do. */
const otherPages = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  mt: 6,
  pt: 3,
  borderTop: '1px solid',
  borderColor: 'edge.main',
} as const;

const scene = {
  gridArea: 'scene',
  alignSelf: 'end',
  width: '100%',
  maxWidth: { xs: '26rem', md: '42rem' },
  marginInline: 'auto',
  containerType: 'inline-size',
} as const;
