import CallRounded from '@mui/icons-material/CallRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EmailContent } from '../content/contentShapes';
import { type Email, mailtoUrl } from '../domain/mailtoUrl';

export interface WrittenEmailProps {
  messages: EmailContent;
  /** Address that the email goes to. */
  to: string;
  /** As it is sent. */
  email: Email;
  /** Whether blanks are left in the body for the visitor to fill in. */
  hasBlanks: boolean;
  /** The other way to the company. */
  call: { phone: string; label: string };
}

/** An email that waits to be sent from the visitor's own mail program, or to be copied, beside a call. */
export function WrittenEmail({ messages, to, email, hasBlanks, call }: WrittenEmailProps) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 3, sm: 4 },
          '& > a': { flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        <Button
          href={mailtoUrl(to, email)}
          variant="contained"
          size="large"
          startIcon={<MailRounded />}
        >
          {messages.openLabel}
        </Button>
        <Button
          href={`tel:${call.phone}`}
          variant="outlined"
          size="large"
          startIcon={<CallRounded />}
        >
          {call.label}
        </Button>
      </Box>
      <Box
        component="section"
        aria-labelledby="written-email"
        sx={{
          mt: 7,
          maxWidth: '34rem',
          border: 1,
          borderColor: 'divider',
          borderRadius: ({ radius }) => `${radius.surface}px`,
          bgcolor: 'background.paper',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        <Typography
          id="written-email"
          variant="h5"
          component="h2"
          sx={{ paddingInline: 5, paddingBlock: 3, bgcolor: 'sand.main' }}
        >
          {messages.title}
        </Typography>
        <Box sx={{ paddingInline: 5, paddingBlock: 4 }}>
          {[
            [messages.toLabel, to],
            [messages.subjectLabel, email.subject],
          ].map(([label, value]) => (
            <Typography key={label} variant="body2" sx={{ color: 'text.secondary' }}>
              {label}: {value}
            </Typography>
          ))}
          <Typography
            sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', whiteSpace: 'pre-line' }}
          >
            {email.body}
          </Typography>
        </Box>
      </Box>
      {[hasBlanks && messages.blanks, messages.copy].map(
        (text) =>
          text && (
            <Typography key={text} variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
              {text}
            </Typography>
          ),
      )}
    </>
  );
}
