import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../atoms/CopyButton';
import type { ContactFormContent, ContactMessages } from '../content/contentShapes';
import { type Email, fitsMailtoUrl } from '../domain/mailtoUrl';
import { ContactLinks, type ContactWays } from './ContactLinks';
import type { FailureReason } from './failureReason';
import { useBroughtIntoView } from './useBroughtIntoView';

export interface FailureAlertProps {
  /** What a hint can be given for. */
  reason: FailureReason;
  /** The exact message, and the hints below it. */
  messages: ContactMessages;
  /** Other ways, offered where there is no network and when no better hint is known. */
  contact: ContactWays;
  /** The query as an email: a mail program sends it once there is a network. Blank unless given. */
  email?: Email;
  /** The button that copies such an email where its link has no room for all of it. */
  content: Pick<ContactFormContent, 'copyLabel' | 'copiedLabel'>;
}

/** A query that was not sent: the exact message is the alert, and the hint stands below it. */
export function FailureAlert({ reason, messages, contact, email, content }: FailureAlertProps) {
  const ref = useBroughtIntoView(true);
  const hints = {
    offline: [messages.hintOffline, messages.hintOfflineWays],
    tooMany: [messages.hintTooMany],
    other: [messages.hintOtherWays],
  } satisfies Record<FailureReason, string[]>;
  const written = reason === 'offline' ? email : undefined;
  return (
    <Alert ref={ref} severity="error" role="none">
      <AlertTitle component="div" role="alert">
        {messages.failed}
      </AlertTitle>
      {hints[reason].map((hint) => (
        <Typography key={hint} variant="body2" sx={{ mt: 1 }}>
          {hint}
        </Typography>
      ))}
      {reason !== 'tooMany' && <ContactLinks contact={contact} email={written} />}
      {written && !fitsMailtoUrl(contact.email, written) && (
        <>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {messages.hintShortened}
          </Typography>
          <CopyButton
            text={written.body}
            label={content.copyLabel}
            copiedLabel={content.copiedLabel}
          />
        </>
      )}
    </Alert>
  );
}
