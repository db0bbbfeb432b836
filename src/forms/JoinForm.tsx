import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormikProvider } from 'formik';
import { Fragment, type ReactNode, useId } from 'react';
import { warning } from '../atoms/warning';
import type { JoinFormContent, JoinMessages, RoleValue } from '../content/contentShapes';
import type { FormField } from '../content/formField';
import { joinFields } from '../content/joinFields';
import { recordKeys } from '../domain/recordKeys';
import { ContactLinks, type ContactWays } from './ContactLinks';
import type { Draft } from './createDraft';
import { FormTextField } from './FormTextField';
import { clearButton, fieldGrid, inView, onScreen } from './formStyles';
import type { JoinRequest } from './joinSchema';
import { PhoneField } from './PhoneField';
import { PrivacyNotice } from './PrivacyNotice';
import { type OfferedRole, RoleCards } from './RoleCards';
import { ScriptlessNotice } from './ScriptlessNotice';
import { useBroughtIntoView } from './useBroughtIntoView';
import { useJoinForm } from './useJoinForm';

export interface JoinFormProps {
  /** Title, labels and every other word that is not a message. */
  content: JoinFormContent;
  /** What is said of a field in error, and of an entry that the phone field does not take. */
  messages: JoinMessages;
  /** The roles on offer, in this order. */
  roles: readonly OfferedRole[];
  /** The role that a link to the form has in mind; chosen unless the draft has another. */
  roleInMind?: RoleValue;
  /** Gets the trimmed values of a valid form. The form itself sends nothing. */
  onJoin: (request: JoinRequest) => void;
  /** What was typed, for a form that unmounts and mounts again. One of its own unless given. */
  draft?: Draft<JoinRequest>;
  /**
   * Gets whatever kept a form from being handed on that no field can show.
   * @default console.error
   */
  logError?: (error: unknown) => void;
  /** Address of the privacy policy. */
  privacyHref: string;
  /** Beside what nobody may ask money for; decoration. */
  warningIcon?: ReactNode;
  /** Its number stands beside the button; all of it in the form's place where scripts do not run, and below where it is at fault. */
  contact: ContactWays;
  /**
   * Anchor of the form: a link to it gives the title the focus, one step before the first field.
   * @default an id of its own, which nothing outside knows
   */
  id?: string;
  sx?: SxProps<Theme>;
}

const textFields = recordKeys(joinFields).filter((name) => name !== 'role');

/** A sentence begins a line of its own where the one before it leaves no room for all of it. */
const endOfSentence = /(?<=[.।]) /;

/** On paper and without scripts the cards still tell what each role is; nothing else is of use there. */
const rolesAlone = {
  '@media print, (scripting: none)': {
    '& > :not(fieldset), & input': { display: 'none' },
    '& label': { cursor: 'auto' },
  },
} as const;

/** On, and less in weight by phone: side by side from the left where there is room. */
const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  '& > button': { flex: { xs: '1 1 14rem', md: '0 1 16rem' } },
  '& > a': {
    flex: { xs: '1 0 auto', md: 'none' },
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
} as const;

/** The form by which distributors and retailers apply. */
export function JoinForm(props: JoinFormProps) {
  const { content, roles, privacyHref, warningIcon, contact, sx } = props;
  const { logError = console.error } = props;
  const ownId = useId();
  const titleId = props.id ?? ownId;
  const { formik, formRef, submit, isPutBack, clear, ...alerts } = useJoinForm({
    ...props,
    logError,
  });
  const { phoneAlert, fault, raise, clearAlert } = alerts;
  const faultRef = useBroughtIntoView(fault);
  return (
    <Box sx={sx}>
      <Typography id={titleId} variant="h3" component="h2" tabIndex={-1} gutterBottom sx={onScreen}>
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
          sx={rolesAlone}
        >
          <Typography>
            {content.text.split(endOfSentence).map((sentence) => (
              <Fragment key={sentence}>
                <Box component="span" sx={{ display: 'inline-block' }}>
                  {sentence}
                </Box>{' '}
              </Fragment>
            ))}
          </Typography>
          {isPutBack && (
            <Button onClick={clear} sx={clearButton}>
              {content.clearLabel}
            </Button>
          )}
          <Box sx={fieldGrid}>
            {textFields.map((name) => {
              const { rule, ...input }: FormField = joinFields[name];
              return name === 'phone' ? (
                <PhoneField
                  key={name}
                  name={name}
                  label={content.labels.phone}
                  hint={content.phoneHint}
                  alert={phoneAlert}
                  onRefuse={raise}
                />
              ) : (
                <FormTextField key={name} name={name} label={content.labels[name]} {...input} />
              );
            })}
          </Box>
          <RoleCards label={content.labels.role} roles={roles} />
          <Typography variant="body2" sx={warning}>
            {warningIcon}
            <span>{content.warning}</span>
          </Typography>
          <PrivacyNotice content={content.notice} privacyHref={privacyHref} />
          <Box sx={ways}>
            <Button type="submit" variant="contained" size="large">
              {content.submitLabel}
            </Button>
            <Button href={`tel:${contact.phone}`} size="large">
              {content.callLabel.replace('{phone}', contact.phoneDisplay)}
            </Button>
          </Box>
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
