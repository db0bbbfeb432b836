import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { useField } from 'formik';
import { type ChangeEvent, useId } from 'react';
import { type PhoneProblem, takePhoneEntry } from '../domain/phoneNumber';
import { FormTextField } from './FormTextField';
import { phoneEntryKind } from './phoneEntryKind';
import { inSight, useBroughtIntoView } from './useBroughtIntoView';
import { writeBeforeCaret } from './writeBeforeCaret';

export interface PhoneFieldProps {
  /** Key of the value in the Formik form around the field. */
  name: string;
  /** Always visible above the number. */
  label: string;
  /** How to write the number; a message takes its place. */
  hint?: string;
  /** Why the last entry was refused. A new `key` has the same text announced again. */
  alert?: { key: number; text: string };
  /** An entry was not taken; the field keeps what it had. */
  onRefuse: (problem: PhoneProblem) => void;
  sx?: SxProps<Theme>;
}

/** A field for ten digits that says at once, and aloud, why it does not take an entry. */
export function PhoneField({ name, label, hint, alert, onRefuse, sx }: PhoneFieldProps) {
  const alertId = useId();
  const alertRef = useBroughtIntoView(alert?.key);
  const [{ value: previous }, , { setValue }] = useField<string>(name);

  function handleChange({ target: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const kind = phoneEntryKind(nativeEvent, previous, input.value);
    const { value, problem } = takePhoneEntry(previous, input.value, kind);
    writeBeforeCaret(input, value);
    if (problem) onRefuse(problem);
    else setValue(value);
  }

  return (
    <Stack spacing={2} sx={sx}>
      <FormTextField
        name={name}
        label={label}
        hint={hint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        describedBy={alert && alertId}
        onChange={handleChange}
      />
      {alert && (
        <Alert key={alert.key} ref={alertRef} id={alertId} severity="error" sx={inSight}>
          {alert.text}
        </Alert>
      )}
    </Stack>
  );
}
