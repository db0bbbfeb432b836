import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormikProvider } from 'formik';
import { type ReactNode, useId } from 'react';
import type { JoinFormContent, JoinMessages, RoleValue } from '../content/contentShapes';
import type { FormField } from '../content/formField';
import { type JoinField, joinFields } from '../content/joinFields';
import { recordKeys } from '../domain/recordKeys';
import { ContactLinks, type ContactWays } from './ContactLinks';
import type { Draft } from './createDraft';
import { FormTextField } from './FormTextField';
import { inView, onScreen } from './formStyles';
import type { JoinRequest } from './joinSchema';
import { PhoneField } from './PhoneField';
import { PrivacyNotice } from './PrivacyNotice';
import { RoleSelect } from './RoleSelect';
import { ScriptlessNotice } from './ScriptlessNotice';
import { useBroughtIntoView } from './useBroughtIntoView';
import { useJoinForm } from './useJoinForm';

export interface JoinFormProps {
  /** Title, labels and every other word that is not a message. */
  content: JoinFormContent;
  /** What is said of a field in error, and of an entry that the phone field does not take. */
  messages: JoinMessages;
  /** The roles on offer, in this order. */
  roles: ReadonlyArray<{ value: RoleValue; label: string }>;
  /** Gets the trimmed values of a valid form. The form itself sends nothing. */
  onJoin: (request: JoinRequest) => void;
  /** What was typed, for a form that comes and goes. One of its own unless given. */
  draft?: Draft<JoinRequest>;
  /**
   * Gets whatever kept a form from being handed on that no field can show.
   * @default console.error
   */
  logError?: (error: unknown) => void;
  /** Address of the privacy policy. */
  privacyHref: string;
  /** Shown in the form's place where scripts do not run, and below it where it is at fault. */
  contact: ContactWays;
  sx?: SxProps<Theme>;
}

/** The form by which distributors and retailers apply. */
export function JoinForm(props: JoinFormProps) {
  const { content, roles, privacyHref, contact, sx = [] } = props;
  const { logError = console.error } = props;
  const titleId = useId();
  const { formik, formRef, submit, phoneAlert, fault, raise, clearAlert } = useJoinForm({
    ...props,
    logError,
  });
  const faultRef = useBroughtIntoView(fault);
  /** The fields that are more than a text. */
  const controls: Partial<Record<JoinField, ReactNode>> = {
    phone: (
      <PhoneField
        key="phone"
        name="phone"
        label={content.labels.phone}
        hint={content.phoneHint}
        alert={phoneAlert}
        onRefuse={raise}
      />
    ),
    role: (
      <RoleSelect
        key="role"
        label={content.labels.role}
        placeholder={content.rolePlaceholder}
        roles={roles}
      />
    ),
  };

  return (
    <Box sx={[onScreen, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography id={titleId} variant="h2" gutterBottom>
        {content.title}
      </Typography>
      <ScriptlessNotice content={content.scriptless} contact={contact} />
      <FormikProvider value={formik}>
        <Stack
          component="form"
          // What is typed before scripts run is handed to another language under this name.
          name="join"
          ref={formRef}
          aria-labelledby={titleId}
          method="post"
          noValidate
          spacing={5}
          // In the capture phase: the phone field's own handler comes later and may raise a new one.
          onChangeCapture={clearAlert}
          onSubmitCapture={clearAlert}
          onSubmit={submit}
          sx={{ '@media (scripting: none)': { display: 'none' } }}
        >
          <Typography>{content.text}</Typography>
          {recordKeys(joinFields).map((name) => {
            const { rule, ...input }: FormField = joinFields[name];
            return (
              controls[name] ?? (
                <FormTextField key={name} name={name} label={content.labels[name]} {...input} />
              )
            );
          })}
          <PrivacyNotice content={content.notice} privacyHref={privacyHref} />
          <Button type="submit" variant="contained" size="large">
            {content.submitLabel}
          </Button>
          {fault !== undefined && (
            <Alert key={fault} ref={faultRef} severity="error" role="none" sx={inView}>
              <Box role="alert">{content.scriptless.title}</Box>
              <ContactLinks contact={contact} />
            </Alert>
          )}
        </Stack>
      </FormikProvider>
    </Box>
  );
}
