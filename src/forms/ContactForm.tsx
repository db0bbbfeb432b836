import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormikProvider } from 'formik';
import { type ReactNode, useId } from 'react';
import type { ContactFormContent, ContactMessages } from '../content/contentShapes';
import { ContactFields } from './ContactFields';
import type { ContactWays } from './ContactLinks';
import type { ContactQuery } from './contactSchema';
import type { ContactSubject } from './contactSubject';
import type { Draft } from './createDraft';
import { clearButton, onScreen } from './formStyles';
import { OutcomeAlert } from './OutcomeAlert';
import { PrivacyNotice } from './PrivacyNotice';
import { queryEmail } from './queryEmail';
import { ScriptlessNotice } from './ScriptlessNotice';
import { SendButton } from './SendButton';
import { useContactForm } from './useContactForm';

export interface ContactFormProps {
  /** Title, labels and every other word that is not a message. */
  content: ContactFormContent;
  /** What is said of a field in error, and of a query that was sent or was not. */
  messages: ContactMessages;
  /** Sends the trimmed query; rejects, with anything, when it was not sent. The signal aborts after the time-out. */
  onSend: (query: ContactQuery, signal: AbortSignal) => Promise<void>;
  /** What was typed and what is on its way, for a form that unmounts and mounts again. One of its own unless given. */
  draft?: Draft<ContactQuery>;
  /** What the visitor comes to ask about: an untouched message starts with it. */
  subject?: ContactSubject;
  /** Called once when somebody starts on the form: the time to load what sending needs. */
  onFirstTouch?: () => void;
  /**
   * How long an answer may take, in milliseconds.
   * @default 30_000
   */
  timeoutMs?: number;
  /**
   * Gets whatever kept a query from being sent.
   * @default console.error
   */
  logError?: (error: unknown) => void;
  /**
   * Whether the device has a network; asked after a failure.
   * @default navigator.onLine
   */
  isOnline?: () => boolean;
  /**
   * The visitor's clock, for the slip of a query that was sent.
   * @default the device's
   */
  now?: () => Date;
  /** Address of the privacy policy. */
  privacyHref: string;
  /** Beside what must never be written; decoration. */
  safetyIcon?: ReactNode;
  /** Other ways, shown after a failure and where scripts do not run. */
  contact: ContactWays;
  sx?: SxProps<Theme>;
}

/**
 * The form for queries. Its fields are read-only while a query is on its way, because success
 * empties them and nothing typed may be lost.
 */
export function ContactForm({
  content,
  messages,
  onSend,
  draft,
  subject,
  onFirstTouch,
  timeoutMs = 30_000,
  logError = console.error,
  isOnline = () => navigator.onLine,
  now = () => new Date(),
  privacyHref,
  safetyIcon,
  contact,
  sx = [],
}: ContactFormProps) {
  const titleId = useId();
  const { formik, formRef, outcome, touch, forget, submit, startAnother, isPutBack, clear } =
    useContactForm({
      draft,
      subject,
      messages,
      onSend,
      onFirstTouch,
      timeoutMs,
      logError,
      isOnline,
    });
  const isSending = outcome.kind === 'sending';

  return (
    <Box sx={[onScreen, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography id={titleId} variant="h3" component="h2" sx={title}>
        {content.title}
      </Typography>
      <ScriptlessNotice content={content.scriptless} contact={contact} />
      <FormikProvider value={formik}>
        <Stack
          component="form"
          // What is typed before scripts run is handed to another language under this name.
          name="contact"
          ref={formRef}
          aria-labelledby={titleId}
          method="post"
          noValidate
          onFocusCapture={touch}
          onChangeCapture={forget}
          onSubmit={submit}
          spacing={{ xs: 3.5, sm: 5, md: 4 }}
          sx={{ '@media (scripting: none)': { display: 'none' } }}
        >
          <Typography sx={{ typography: { xs: 'body2', sm: 'body1' } }}>{content.text}</Typography>
          {isPutBack && (
            <Button onClick={clear} disabled={isSending} sx={clearButton}>
              {content.clearLabel}
            </Button>
          )}
          <ContactFields
            labels={content.labels}
            safety={content.safety}
            safetyIcon={safetyIcon}
            isReadOnly={isSending}
          />
          <PrivacyNotice content={content.notice} privacyHref={privacyHref} />
          <SendButton
            isSending={isSending}
            label={content.submitLabel}
            sendingLabel={content.sendingLabel}
          />
          <OutcomeAlert
            outcome={outcome}
            messages={messages}
            another={{ label: content.anotherLabel, onPress: startAnother }}
            slip={content.slip}
            now={now}
            contact={contact}
            email={queryEmail(formik.values, content.labels)}
            copy={{ label: content.copyLabel, copiedLabel: content.copiedLabel }}
          />
        </Stack>
      </FormikProvider>
    </Box>
  );
}

/** Nearer to its sentence on a phone, whose first view has the first field. */
const title = { mb: { xs: 1, sm: 2 } } as const;
