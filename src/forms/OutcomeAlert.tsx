import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ContactMessages } from '../content/messages';
import { ContactLinks, type ContactWays } from './ContactLinks';
import type { FailureReason } from './failureReason';
import type { Outcome } from './useSending';

export interface OutcomeAlertProps {
  /** Nothing is shown of `idle` and `sending`. */
  outcome: Outcome;
  messages: ContactMessages;
  /** Other ways, offered when no better hint is known. */
  contact: ContactWays;
  sx?: SxProps<Theme>;
}

/** What became of a query. The alert holds the exact message; the hint stands below it. */
export function OutcomeAlert({ outcome, messages, contact, sx }: OutcomeAlertProps) {
  if (outcome.kind === 'sent') {
    return (
      <Alert severity="success" role="status" sx={sx}>
        {messages.sent}
      </Alert>
    );
  }
  if (outcome.kind !== 'failed') return null;

  const hints = {
    offline: messages.hintOffline,
    tooMany: messages.hintTooMany,
    other: messages.hintOtherWays,
  } satisfies Record<FailureReason, string>;

  return (
    <Alert severity="error" role="none" sx={sx}>
      <Box role="alert" sx={{ fontWeight: 'fontWeightBold', mb: 1 }}>
        {messages.failed}
      </Box>
      <Typography variant="body2">{hints[outcome.reason]}</Typography>
      {outcome.reason === 'other' && (
        <Typography variant="body2">
          <ContactLinks contact={contact} />
        </Typography>
      )}
    </Alert>
  );
}
