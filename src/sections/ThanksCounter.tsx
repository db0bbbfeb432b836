import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CallIcon, MailIcon } from '../art/icons';
import { CopyButton } from '../atoms/CopyButton';
import { fromPrinter } from '../atoms/fromPrinter';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { Slip } from '../atoms/Slip';
import { tornSlip } from '../atoms/tornSlip';
import type { ThanksContent } from '../content/contentShapes';
import { letterParts } from '../domain/letterParts';
import { type Email, mailtoUrl } from '../domain/mailtoUrl';
import { beforeStreet } from './footerLooks';
import { machine, outOfMouth } from './slipMachine';
import {
  asWideAsButton,
  belowSlip,
  besideHeadline,
  blankStub,
  detailsOf,
  inInk,
  nextStep,
  noHouses,
  noHousesOnPhone,
  notOnPaper,
  oneColumn,
  otherWays,
  slipColumn,
  stub,
  stubLast,
  thanksGrid,
  thanksScene,
  waysBesideForm,
  waysOn,
  wordsAndScene,
} from './thanksLook';

export interface ThanksCounterProps {
  /** The `h1`, the specification's sentence, what is left to do, what stands around the email, and ways on. */
  messages: Omit<ThanksContent, 'meta'>;
  /** Stands on the ground of the street, with its alternative text; empty where it only decorates. */
  illustration: Drawing & { alt: string };
  /** Address that the email goes to. */
  to: string;
  /** As it is sent; the last paragraph of its body has a line for each detail. */
  email: Email;
  /** Whether blanks are left in the body for the visitor to fill in: the form then leads, and no slip is printed. */
  hasBlanks: boolean;
  /** The other way to the company, and when it is open. */
  call: { phone: string; label: string; hours: string };
}

/**
 * The thanks on a stub, what is left to do, and the slip with the written email, above a shop on the street that the
 * page ends with.
 */
export function ThanksCounter({
  messages,
  illustration,
  to,
  email,
  hasBlanks,
  call,
}: ThanksCounterProps) {
  const { email: words, start } = messages;
  const mailto = mailtoUrl(to, email);
  const openEmail = (
    <Button href={mailto} variant="contained" size="large" startIcon={<MailIcon />}>
      {words.openLabel}
    </Button>
  );
  const callUs = (
    <>
      <Button href={`tel:${call.phone}`} variant="outlined" startIcon={<CallIcon />}>
        {call.label}
      </Button>
      <Typography variant="body2" sx={asWideAsButton}>
        {call.hours}
      </Typography>
    </>
  );
  return (
    <Section
      component="div"
      tone="inherit"
      space="none"
      sx={[
        beforeStreet,
        hasBlanks ? noHouses : noHousesOnPhone,
        { bgcolor: hasBlanks ? 'ink.light' : 'leaf.light' },
      ]}
    >
      <Box sx={hasBlanks ? wordsAndScene : thanksGrid}>
        <Box sx={{ gridArea: 'words', ...(hasBlanks && stubLast) }}>
          <Box className="stub" sx={hasBlanks ? blankStub : inInk}>
            {hasBlanks && (
              <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
                {start.thanksLater}
              </Typography>
            )}
            <Box sx={hasBlanks ? undefined : [tornSlip, stub]}>
              <Typography variant={hasBlanks ? 'h5' : 'h3'} component="h1" tabIndex={-1}>
                {messages.title}
              </Typography>
              <Typography
                variant={hasBlanks ? 'body2' : 'body1'}
                sx={{ mt: 1, textWrap: 'balance' }}
              >
                {messages.text}
              </Typography>
            </Box>
          </Box>
          <Typography component="p" sx={[besideHeadline, !hasBlanks && { mt: { xs: 7, md: 10 } }]}>
            {hasBlanks ? start.title : messages.left}
          </Typography>
          <Typography
            variant="lead"
            component="p"
            sx={{ mt: 3, maxWidth: '26em', textWrap: 'balance' }}
          >
            {hasBlanks ? start.text : messages.help}
          </Typography>
          <Box sx={[nextStep, hasBlanks && oneColumn]}>
            {hasBlanks ? (
              <Button href={start.link.href} variant="contained" size="large">
                {start.link.label}
              </Button>
            ) : (
              openEmail
            )}
          </Box>
          {hasBlanks && (
            <>
              <Typography variant="h5" component="h2" sx={{ mt: 8, ...notOnPaper }}>
                {start.otherTitle}
              </Typography>
              <Box component="ul" sx={[otherWays, waysBesideForm]}>
                <li>{callUs}</li>
                <li>
                  <Button href={mailto} variant="outlined" startIcon={<MailIcon />}>
                    {words.writeLabel}
                  </Button>
                  <Typography variant="body2" sx={asWideAsButton}>
                    {words.blanks}
                  </Typography>
                </li>
              </Box>
            </>
          )}
        </Box>
        {!hasBlanks && (
          <Box sx={slipColumn}>
            <Box component="section" aria-labelledby="written-email" sx={machine}>
              <Box sx={fromPrinter}>
                <WrittenEmail words={words} to={to} email={email} />
              </Box>
            </Box>
            <Box sx={[nextStep, belowSlip]}>{openEmail}</Box>
            <Typography sx={{ mt: { xs: 8, md: 10 }, maxWidth: '30em', textWrap: 'balance' }}>
              {words.copy}
            </Typography>
            <Box component="ul" sx={otherWays}>
              <li>
                <CopyButton
                  text={email.body}
                  label={words.copyLabel}
                  copiedLabel={words.copiedLabel}
                />
              </li>
              <li>{callUs}</li>
            </Box>
            <Box sx={waysOn}>
              {messages.links.map(({ label, href }) => (
                <Link key={href} href={href} sx={{ paddingBlock: 2 }}>
                  {label}
                </Link>
              ))}
            </Box>
          </Box>
        )}
        <Box className="scene" sx={thanksScene}>
          <Illustration {...illustration} priority="high" />
        </Box>
      </Box>
    </Section>
  );
}

type WrittenEmailProps = Pick<ThanksCounterProps, 'to' | 'email'> & {
  words: ThanksContent['email'];
};

/** The slip with the email as it is sent. */
function WrittenEmail({ words, to, email }: WrittenEmailProps) {
  const { opening, lines } = letterParts(email.body);
  // What the visitor has to check: the team calls this number.
  const phoneLine = letterParts(words.body).lines.findIndex(({ text }) => text === '{phone}');
  return (
    <Slip
      title={words.title}
      titleId="written-email"
      titleComponent="h2"
      lines={lines}
      largeLine={phoneLine}
      sx={[inInk, detailsOf(phoneLine), { width: 'auto', m: 0, '& > div': outOfMouth }]}
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
  );
}
