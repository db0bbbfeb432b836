import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
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

/**
 * A labelled field of a Formik form with its hint or message. All fields of this site are required.
 *
 * It is composed of what MUI's `TextField` is made of, which would bring menus and windows along.
 */
export function FormTextField({ type = 'text', isReadOnly = false, ...props }: FormTextFieldProps) {
  const { name, label, autoComplete, inputMode, hint, rows, options, sx } = props;
  const id = useId();
  const [field, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const helperText = error ?? hint;
  const helperTextId = helperText && `${id}-helper-text`;
  const input = (
    <OutlinedInput
      id={id}
      name={name}
      type={type}
      autoComplete={autoComplete}
      value={field.value}
      onChange={props.onChange ?? field.onChange}
      readOnly={isReadOnly}
      aria-describedby={[helperTextId, props.describedBy].filter(Boolean).join(' ') || undefined}
      rows={rows}
      // A plain textarea: MUI's growing one is prerendered with style attributes, which CSP forbids.
      {...(rows && { multiline: true, inputComponent: 'textarea' })}
      inputProps={{ inputMode, ...(rows && { type: undefined }) }}
    />
  );

  return (
    <FormControl error={error !== undefined} required fullWidth sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {options ? (
        <NativeSelect input={input}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        input
      )}
      {helperText && <FormHelperText id={helperTextId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
