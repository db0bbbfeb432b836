import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider } from 'formik';
import { useId } from 'react';
import { busyButtonProps } from '../atoms/busyButtonProps';
import type { JoinFormContent } from '../content/contentShapes';
import { joinFields } from '../content/joinFields';
import { fillPlaceholders } from '../domain/fillPlaceholders';
import { type Choice, ChoiceField } from './ChoiceField';
import { ContactLinks, type ContactWays } from './ContactLinks';
import { FormFields } from './FormFields';
import { PhoneField } from './PhoneField';
import { PrivacyNotice } from './PrivacyNotice';
import { ScriptlessNotice } from './ScriptlessNotice';
import { useBroughtIntoView } from './useBroughtIntoView';
import { type JoinFormOptions, useJoinForm } from './useJoinForm';

export interface JoinFormProps extends JoinFormOptions {
  /** Title, labels and every other word that is not a message. */
  content: JoinFormContent;
  /** The roles on offer, in this order. */
  roles: readonly Choice[];
  /** Address of the privacy policy. */
  privacyHref: string;
  /** Its number stands beside the button; all of it in the form's place where scripts do not run, and below where it is at fault. */
  contact: ContactWays;
  /**
   * Anchor of the form: a link to it gives the title the focus, one step before the first field.
   * @default an id of its own, which nothing outside knows
   */
  id?: string;
}

const { role: _, ...textFields } = joinFields;

/** Of no use on paper and without scripts, where the cards still tell what each role is. */
const whereUsable = { '@media print, (scripting: none)': { display: 'none' } } as const;

/** The form by which distributors and retailers apply. */
export function JoinForm({ content, roles, privacyHref, contact, id, ...options }: JoinFormProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  const form = useJoinForm(options);
  const { formik, phoneAlert, fault, raise, clearAlert } = form;
  const faultRef = useBroughtIntoView(fault);
  return (
    <>
      <Typography
        id={titleId}
        variant="h3"
        component="h2"
        tabIndex={-1}
        gutterBottom
        sx={{ displayPrint: 'none' }}
      >
        {content.title}
      </Typography>
      <ScriptlessNotice content={content.scriptless} contact={contact} />
      <FormikProvider value={formik}>
        <Stack
          component="form"
          // What is typed before scripts run is handed to another language under this name.
          name="join"
          ref={form.formRef}
          aria-labelledby={titleId}
          method="post"
          noValidate
          spacing={5}
          onFocusCapture={form.touch}
          // In the capture phase: the phone field's own handler comes later and may raise a new one.
          onChangeCapture={clearAlert}
          onSubmitCapture={clearAlert}
          onSubmit={form.submit}
        >
          <Stack spacing={5} sx={whereUsable}>
            <Typography>{content.text}</Typography>
            {form.isPutBack && (
              <Button onClick={form.clear} sx={{ alignSelf: 'start' }}>
                {content.clearLabel}
              </Button>
            )}
            <FormFields
              fields={textFields}
              labels={content.labels}
              own={{
                phone: (
                  <PhoneField
                    name="phone"
                    label={content.labels.phone}
                    hint={content.phoneHint}
                    alert={phoneAlert}
                    onRefuse={raise}
                  />
                ),
              }}
            />
          </Stack>
          <ChoiceField name="role" label={content.labels.role} choices={roles} />
          <Stack spacing={5} sx={whereUsable}>
            <Alert severity="warning" role="none">
              {content.warning}
            </Alert>
            <PrivacyNotice content={content.notice} privacyHref={privacyHref} />
            <Box sx={ways}>
              <Button
                type="submit"
                variant="contained"
                size="large"
                {...busyButtonProps(form.isWaiting)}
                sx={{ flex: '1 1 14rem' }}
              >
                {content.submitLabel}
              </Button>
              <Button href={`tel:${contact.phone}`} size="large" sx={{ flex: '1 1 auto' }}>
                {fillPlaceholders(content.callLabel, { phone: contact.phoneDisplay })}
              </Button>
            </Box>
            {fault !== undefined && (
              <Alert key={fault} ref={faultRef} severity="error" role="none">
                <Box role="alert">{content.scriptless.title}</Box>
                <ContactLinks contact={contact} />
              </Alert>
            )}
          </Stack>
        </Stack>
      </FormikProvider>
    </>
  );
}

const ways = { display: 'flex', flexWrap: 'wrap', gap: 3 } as const;
