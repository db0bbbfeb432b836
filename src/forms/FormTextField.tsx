import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { type ChangeEventHandler, type HTMLInputAutoCompleteAttribute, useId } from 'react';

export interface FormTextFieldProps {
  /** Key of the value in the Formik form around the field. */
  name: string;
  /** Always visible above the value: a label that floats would cover what is typed before hydration. */
  label: string;
  /**
   * What the browser's keyboard and autofill make of the field; validation is the schema's.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel';
  /** Purpose of the value for autofill. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Keyboard of a touch screen where `type` does not say enough. */
  inputMode?: 'numeric';
  /** Help below the field; a message takes its place. */
  hint?: string;
  /** Lines of a longer text; without it the field has a single line. */
  rows?: number;
  /** Makes a native select of the field; the first option is the empty choice. */
  options?: ReadonlyArray<{ value: string; label: string }>;
  /**
   * Keeps the value as it is while it is being sent.
   * @default false
   */
  isReadOnly?: boolean;
  /** Id of a further text that describes the field. */
  describedBy?: string;
  /** Takes the place of Formik's handler. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  sx?: SxProps<Theme>;
}

/** A labelled field of a Formik form with its hint or message. All fields of this site are required. */
export function FormTextField({ type = 'text', isReadOnly = false, ...props }: FormTextFieldProps) {
  const { name, label, autoComplete, inputMode, hint, rows, options, sx } = props;
  const id = useId();
  const [field, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const helperText = error ?? hint;
  const descriptions = [helperText && `${id}-helper-text`, props.describedBy].filter(Boolean);

  return (
    <TextField
      id={id}
      name={name}
      label={label}
      type={rows || options ? undefined : type}
      autoComplete={autoComplete}
      value={field.value}
      onChange={props.onChange ?? field.onChange}
      error={error !== undefined}
      helperText={helperText}
      required
      fullWidth
      multiline={rows !== undefined}
      rows={rows}
      select={options !== undefined}
      slotProps={{
        // A plain textarea: MUI's growing one is prerendered with style attributes, which CSP forbids.
        input: { readOnly: isReadOnly, ...(rows && { inputComponent: 'textarea' }) },
        htmlInput: {
          inputMode,
          'aria-describedby': descriptions.join(' ') || undefined,
          ...(rows && { type: undefined }),
        },
        select: { native: true },
      }}
      sx={sx}
    >
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
