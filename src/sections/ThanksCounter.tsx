import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CallIcon, MailIcon } from '../art/icons';
import { CopyButton } from '../atoms/CopyButton';
import { fromPrinter } from '../atoms/fromPrinter';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { Slip, type SlipProps } from '../atoms/Slip';
import { tornSlip } from '../atoms/tornSlip';
import type { ThanksContent } from '../content/contentShapes';
import { letterParts } from '../domain/letterParts';
import { type Email, mailtoUrl } from '../domain/mailtoUrl';
import { beforeStreet } from './footerLooks';
import { pavement } from './shopOnStreet';
import { machine, outOfMouth } from './slipMachine';
import {
  afterStep,
  besideHeadline,
  detailsOf,
  inInk,
  nextStep,
  otherWays,
  sentence,
  slipColumn,
  streetBehind,
  stub,
  thanksGrid,
  thanksScene,
  waysOn,
} from './thanksLook';
import { thanksToCome } from './thanksToCome';

export interface ThanksCounterProps {
  /** The `h1`, the specification's sentence, what is left to do, what stands around the email, and ways on. */
  messages: Omit<ThanksContent, 'meta'>;
  /** Stands on the pavement, with its alternative text; empty where it only decorates. */
  illustration: Drawing & { alt: string };
  /** Address that the email goes to. */
  to: string;
  /** As it is sent; the last paragraph of its body has a line for each detail. */
  email: Email;
  /** Whether blanks are left in the body for the visitor to fill in: the form then leads. */
  hasBlanks: boolean;
  /** The other way to the company, and when it is open. */
  call: { phone: string; label: string; hours: string };
}

/** What is left to do: to send the email that a machine prints, before a shop on the street, or the form first. */
export function ThanksCounter(props: ThanksCounterProps) {
  return props.hasBlanks ? thanksToCome(props) : <OneStepLeft {...props} />;
}

/** The thanks, and the one press that is left. */
function OneStepLeft({ messages, illustration, to, email, call }: ThanksCounterProps) {
  const words = messages.email;
  const openEmail = (
    <Button href={mailtoUrl(to, email)} variant="contained" size="large" startIcon={<MailIcon />}>
      {words.openLabel}
    </Button>
  );
  const { opening, lines } = letterParts(email.body);
  // What the visitor has to check: the team calls this number.
  const phoneLine = letterParts(words.body).lines.findIndex(({ text }) => text === '{phone}');
  return (
    <Section
      component="div"
      tone="inherit"
      space="none"
      sx={[beforeStreet, streetBehind, { bgcolor: 'leaf.light' }]}
    >
      <Box sx={thanksGrid}>
        <Box sx={[{ gridArea: 'words' }, afterStep]}>
          <Box className="stub" sx={inInk}>
            <Box sx={[tornSlip, stub]}>
              <Typography variant="h3" component="h1" tabIndex={-1}>
                {messages.title}
              </Typography>
              <Typography sx={[sentence, { mt: 1 }]}>{messages.text}</Typography>
            </Box>
          </Box>
          <WhatToDo title={messages.left} text={messages.help}>
            {openEmail}
          </WhatToDo>
        </Box>
        <Box sx={slipColumn}>
          <PrintedEmail
            title={words.title}
            lines={lines}
            largeLine={phoneLine}
            sx={[...onMachine, detailsOf(phoneLine), fromPrinter]}
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
          </PrintedEmail>
          <Box sx={[nextStep, { display: { sm: 'none' } }]}>{openEmail}</Box>
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
            <CallUs {...call} />
          </Box>
          <Box sx={waysOn}>
            {messages.links.map(({ label, href }) => (
              <Link key={href} href={href} sx={{ paddingBlock: 2 }}>
                {label}
              </Link>
            ))}
          </Box>
        </Box>
        <Box className="scene" sx={[thanksScene, { gridArea: 'scene' }, ...pavement]}>
          <Illustration {...illustration} priority="high" />
        </Box>
      </Box>
    </Section>
  );
}

/** The largest words of the page, and the one filled button. */
function WhatToDo(props: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <Typography component="p" sx={besideHeadline}>
        {props.title}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        sx={{ mt: 3, maxWidth: '26em', textWrap: 'balance' }}
      >
        {props.text}
      </Typography>
      <Box sx={nextStep}>{props.children}</Box>
    </>
  );
}

function CallUs({ phone, label, hours }: ThanksCounterProps['call']) {
  return (
    <li>
      <Typography variant="body2">{hours}</Typography>
      <Button href={`tel:${phone}`} variant="outlined" startIcon={<CallIcon />}>
        {label}
      </Button>
    </li>
  );
}

/** The machine, and the slip with the email that comes out of it. */
function PrintedEmail(slip: Omit<SlipProps, 'titleId' | 'titleComponent'>) {
  return (
    <Box component="section" aria-labelledby="written-email" sx={machine}>
      <Slip titleId="written-email" titleComponent="h2" {...slip} />
    </Box>
  );
}

const onMachine = [inInk, { width: 'auto', m: 0, '& > div': outOfMouth }];
