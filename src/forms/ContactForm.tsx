import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider } from 'formik';
import { useId } from 'react';
import { contactFields } from '../content/contactFields';
import type { ContactFormContent } from '../content/contentShapes';
import type { ContactWays } from './ContactLinks';
import { FailureAlert } from './FailureAlert';
import { FormFields } from './FormFields';
import { PrivacyNotice } from './PrivacyNotice';
import { queryEmail } from './queryEmail';
import { ScriptlessNotice } from './ScriptlessNotice';
import { SendButton } from './SendButton';
import { SentNotice } from './SentNotice';
import { type ContactFormOptions, useContactForm } from './useContactForm';

export interface ContactFormProps extends ContactFormOptions {
  /** Title, labels and every other word that is not a message. */
  content: ContactFormContent;
  /**
   * The visitor's clock, for the slip of a query that was sent.
   * @default the device's
   */
  now?: () => Date;
  /** Address of the privacy policy. */
  privacyHref: string;
  /** Other ways, shown after a failure and where scripts do not run. */
  contact: ContactWays;
  /** Of date and time on that slip, as `Intl` takes it. */
  locale: string;
}

/**
 * The form for queries. Its fields are read-only while a query is on its way, because success
 * empties them and nothing typed may be lost.
 */
export function ContactForm({
  content,
  now,
  privacyHref,
  contact,
  locale,
  ...options
}: ContactFormProps) {
  const titleId = useId();
  const { messages } = options;
  const form = useContactForm(options);
  const { formik, outcome } = form;
  const isSending = outcome.kind === 'sending';

  return (
    <Box sx={{ displayPrint: 'none' }}>
      <ScriptlessNotice content={content.scriptless} contact={contact} />
      <FormikProvider value={formik}>
        <Stack
          component="form"
          // What is typed before scripts run is handed to another language under this name.
          name="contact"
          ref={form.formRef}
          aria-labelledby={titleId}
          method="post"
          noValidate
          onFocusCapture={form.touch}
          onChangeCapture={form.forget}
          onSubmit={form.submit}
          sx={{ '@media (scripting: none)': { display: 'none' } }}
        >
          <SentNotice
            isSent={outcome.kind === 'sent'}
            messages={messages}
            content={content}
            onAnother={form.startAnother}
            now={now}
            contact={contact}
            locale={locale}
          />
          <Stack spacing={{ xs: 3.5, sm: 5 }}>
            <Box>
              <Typography id={titleId} variant="h3" component="h2" gutterBottom>
                {content.title}
              </Typography>
              <Typography>{content.text}</Typography>
            </Box>
            {form.isPutBack && (
              <Button onClick={form.clear} disabled={isSending} sx={{ alignSelf: 'start' }}>
                {content.clearLabel}
              </Button>
            )}
            <FormFields
              fields={contactFields}
              labels={content.labels}
              warning={content.safety}
              isReadOnly={isSending}
            />
            <PrivacyNotice content={content.notice} privacyHref={privacyHref} />
            <SendButton
              isSending={isSending || form.isWaiting}
              label={content.submitLabel}
              sendingLabel={content.sendingLabel}
            />
            {outcome.kind === 'failed' && (
              <FailureAlert
                reason={outcome.reason}
                messages={messages}
                contact={contact}
                email={queryEmail(contactFields, formik.values, content.labels)}
                content={content}
              />
            )}
          </Stack>
        </Stack>
      </FormikProvider>
    </Box>
  );
}
