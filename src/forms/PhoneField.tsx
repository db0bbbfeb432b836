import { useField } from 'formik';
import type { ChangeEvent, CompositionEvent } from 'react';
import type { FormField } from '../content/formField';
import { joinFields } from '../content/joinFields';
import { type PhoneProblem, takePhoneEntry } from '../domain/phoneNumber';
import { type FieldAlert, FormTextField } from './FormTextField';
import { phoneEntryKind } from './phoneEntryKind';
import { writeBeforeCaret } from './writeBeforeCaret';

export interface PhoneFieldProps {
  /** Key of the value in the Formik form around the field. */
  name: string;
  /** Always visible above the number. */
  label: string;
  /** How to write the number; a message takes its place. */
  hint?: string;
  /** Why the last entry was refused; it takes the place of hint and message. */
  alert?: FieldAlert;
  /** An entry was not taken; the field keeps what it had. */
  onRefuse: (problem: PhoneProblem) => void;
}

const { rule, options, as, ...input }: FormField = joinFields.phone;

/**
 * A field for ten digits that says at once, and aloud, why it does not take an entry. For any other phone number,
 * use `FormTextField` with `type="tel"`.
 */
export function PhoneField({ name, label, hint, alert, onRefuse }: PhoneFieldProps) {
  const [{ value: previous }, , { setValue }] = useField<string>(name);

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const kind = phoneEntryKind(nativeEvent, previous, target.value);
    const { value, problem } = takePhoneEntry(previous, target.value, kind);
    // What an input method is composing stays as it is: rewritten, it would be inserted once more.
    if (!problem && nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      setValue(target.value);
      return;
    }
    writeBeforeCaret(target, value);
    if (problem) onRefuse(problem);
    else setValue(value);
  }

  function handleCompositionEnd({ target }: CompositionEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const { value, problem } = takePhoneEntry('', target.value, 'atOnce');
    // Browsers that tell the end before the last edit have that refused by it.
    if (problem) return;
    writeBeforeCaret(target, value);
    setValue(value);
  }

  return (
    <FormTextField
      {...input}
      name={name}
      label={label}
      hint={hint}
      alert={alert}
      onChange={handleChange}
      onCompositionEnd={handleCompositionEnd}
    />
  );
}
