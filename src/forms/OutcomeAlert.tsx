import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CopyButton, type CopyButtonProps } from '../atoms/CopyButton';
import { fromPrinter } from '../atoms/fromPrinter';
import { Slip } from '../atoms/Slip';
import type { ContactMessages, SentSlipContent } from '../content/contentShapes';
import { type Email, fitsMailtoUrl } from '../domain/mailtoUrl';
import { ContactLinks, type ContactWays } from './ContactLinks';
import type { Outcome } from './createSending';
import type { FailureReason } from './failureReason';
import { inView } from './formStyles';
import { sentSlipLines } from './sentSlipLines';
import { useBroughtIntoView } from './useBroughtIntoView';

export interface OutcomeAlertProps {
  /** Nothing is shown of `idle` and `sending`. */
  outcome: Outcome;
  /** The exact messages of success and failure, what happens next, and the hints below a failure. */
  messages: ContactMessages;
  /** After a success: begins another query. */
  another: { label: string; onPress: () => void };
  /** The slip that is printed after a success. */
  slip: SentSlipContent;
  /** The visitor's clock, for the slip. */
  now: () => Date;
  /** Other ways, offered where there is no network and when no better hint is known. */
  contact: ContactWays;
  /** The query as an email: a mail program sends it once there is a network. Blank unless given. */
  email?: Email;
  /** The button that copies such an email where its link has no room for all of it. */
  copy: Pick<CopyButtonProps, 'label' | 'copiedLabel'>;
  sx?: SxProps<Theme>;
}

/** The one sentence that everybody must get. */
const weighty = {
  '&, & .MuiAlert-message': { typography: 'body1', fontWeight: 'fontWeightBold' },
} as const;

/** The slip hangs from the alert; what happens next stands beside it where there is room. */
const printedBeside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 6,
  alignItems: 'end',
  paddingInline: 4,
} as const;

/**
 * What became of a query. Success is told in a region that is there before its text, else it may not
 * be read out; a failure's alert holds the exact message, and the hint stands below it. Below a success
 * stand the slip that it printed, what happens next, and a button.
 */
export function OutcomeAlert({
  outcome,
  messages,
  another,
  slip,
  now,
  contact,
  email,
  copy,
  sx = [],
}: OutcomeAlertProps) {
  const answer = outcome.kind === 'sent' || outcome.kind === 'failed' ? outcome : undefined;
  const ref = useBroughtIntoView(answer);
  return (
    <Box ref={ref} sx={[inView, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box role="status" sx={weighty}>
        {outcome.kind === 'sent' && (
          <Alert severity="success" role="none">
            {messages.sent}
          </Alert>
        )}
      </Box>
      {outcome.kind === 'sent' && (
        <Box sx={printedBeside}>
          <SentSlip slip={slip} now={now} contact={contact} />
          <div>
            <Typography sx={{ mb: 4 }}>{messages.sentNext}</Typography>
            <Button variant="outlined" onClick={another.onPress}>
              {another.label}
            </Button>
          </div>
        </Box>
      )}
      {outcome.kind === 'failed' && (
        <Alert severity="error" role="none">
          <Box role="alert" sx={{ ...weighty, mb: 1 }}>
            {messages.failed}
          </Box>
          <FailureHint
            reason={outcome.reason}
            messages={messages}
            contact={contact}
            email={email}
            copy={copy}
          />
        </Alert>
      )}
    </Box>
  );
}

/** Its time is that of its first appearance. */
function SentSlip({ slip, now, contact }: Pick<OutcomeAlertProps, 'slip' | 'now' | 'contact'>) {
  const [sentAt] = useState(now);
  return (
    <Slip
      size="compact"
      title={slip.title}
      lines={sentSlipLines(slip, contact.email, sentAt)}
      sx={fromPrinter}
    />
  );
}

interface FailureHintProps
  extends Pick<OutcomeAlertProps, 'messages' | 'contact' | 'email' | 'copy'> {
  reason: FailureReason;
}

function FailureHint({ reason, messages, contact, email, copy }: FailureHintProps) {
  const hints = {
    offline: messages.hintOffline,
    tooMany: messages.hintTooMany,
    other: messages.hintOtherWays,
  } satisfies Record<FailureReason, string>;
  const written = reason === 'offline' ? email : undefined;
  return (
    <>
      <Typography variant="body2">{hints[reason]}</Typography>
      {reason === 'offline' && <Typography variant="body2">{messages.hintOfflineWays}</Typography>}
      {reason !== 'tooMany' && (
        <Typography variant="body2">
          <ContactLinks contact={contact} email={written} />
        </Typography>
      )}
      {written && !fitsMailtoUrl(contact.email, written) && (
        <>
          <Typography variant="body2" sx={{ marginBlock: 2 }}>
            {messages.hintShortened}
          </Typography>
          <CopyButton text={written.body} {...copy} />
        </>
      )}
    </>
  );
}
