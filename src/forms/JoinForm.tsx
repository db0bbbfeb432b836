import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormikProvider } from 'formik';
import { useId, useMemo, useState } from 'react';
import type { JoinMessages } from '#words/messages';
import type { JoinFormContent, RoleValue } from '../content/contentShapes';
import { type PhoneProblem, takePhoneEntry } from '../domain/phoneNumber';
import type { ContactWays } from './ContactLinks';
import { createJoinDraft, type JoinDraft } from './createJoinDraft';
import { FormTextField } from './FormTextField';
import { type JoinRequest, joinSchema } from './joinSchema';
import { onScreen } from './onScreen';
import { PhoneField } from './PhoneField';
import { PrivacyNotice } from './PrivacyNotice';
import { RoleSelect } from './RoleSelect';
import { ScriptlessNotice } from './ScriptlessNotice';
import { useCheckedForm } from './useCheckedForm';

export interface JoinFormProps {
  /** Title, labels and every other word that is not a message. */
  content: JoinFormContent;
  /** What is said of a field in error, and of an entry that the phone field does not take. */
  messages: JoinMessages;
  /** The roles on offer, in this order. */
  roles: ReadonlyArray<{ value: RoleValue; label: string }>;
  /** Gets the trimmed values of a valid form. The form itself sends and stores nothing. */
  onJoin: (request: JoinRequest) => void;
  /** What was typed, for a form that comes and goes. One of its own unless given. */
  draft?: JoinDraft;
  /** Address of the privacy policy. */
  privacyHref: string;
  /** Shown in the form's place where scripts do not run. */
  contact: ContactWays;
  sx?: SxProps<Theme>;
}

/** The form by which distributors and retailers apply. */
export function JoinForm(props: JoinFormProps) {
  const { content, messages, roles, onJoin, draft, privacyHref, contact, sx = [] } = props;
  const titleId = useId();
  const [ownDraft] = useState(createJoinDraft);
  const schema = useMemo(
    () =>
      joinSchema(
        messages,
        roles.map(({ value }) => value),
      ),
    [messages, roles],
  );
  const [refusals, setRefusals] = useState<{ count: number; last?: PhoneProblem }>({ count: 0 });
  const { formik, formRef, submit } = useCheckedForm({
    draft: draft ?? ownDraft,
    schema,
    onValid: onJoin,
    onAdopt: (name, text) => (name === 'phone' ? adoptPhone(text) : text),
  });
  const alertTexts = {
    notNumeric: messages.phoneNotNumeric,
    tooLong: messages.phoneTooLong,
  } satisfies Record<PhoneProblem, string>;

  function refuse(problem: PhoneProblem) {
    setRefusals(({ count }) => ({ count: count + 1, last: problem }));
  }

  function adoptPhone(text: string): string {
    const { value, problem } = takePhoneEntry('', text, 'atOnce');
    if (problem) refuse(problem);
    return value;
  }

  function clearAlert() {
    setRefusals(({ count }) => ({ count }));
  }

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
          <FormTextField name="name" label={content.labels.name} autoComplete="name" />
          <PhoneField
            name="phone"
            label={content.labels.phone}
            hint={content.phoneHint}
            alert={refusals.last && { key: refusals.count, text: alertTexts[refusals.last] }}
            onRefuse={refuse}
          />
          <RoleSelect
            label={content.labels.role}
            placeholder={content.rolePlaceholder}
            roles={roles}
          />
          <PrivacyNotice content={content.notice} privacyHref={privacyHref} />
          <Button type="submit" variant="contained" size="large">
            {content.submitLabel}
          </Button>
        </Stack>
      </FormikProvider>
    </Box>
  );
}
