import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import useForkRef from '@mui/utils/useForkRef';
import { useField } from 'formik';
import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentPropsWithRef,
  type CompositionEventHandler,
  createElement,
  type HTMLInputAutoCompleteAttribute,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useBroughtIntoView } from './useBroughtIntoView';

/** Says at once why an entry was refused. */
export interface FieldAlert {
  /** A new one has the same text announced again. */
  key: number;
  text: string;
}

export interface FormTextFieldProps {
  /** Key of the value in the Formik form around the field. */
  name: string;
  /** Always visible above the value: a label that floats would cover what is typed before hydration. */
  label: string;
  /**
   * What the browser's keyboard and autofill make of the field; validation is the rules'.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel';
  /** Purpose of the value for autofill. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Keyboard of a touch screen where `type` does not say enough. */
  inputMode?: 'numeric';
  /** Must be read before anything is written: between label and field. */
  warning?: string;
  /** Help below the field; a message takes its place. */
  hint?: string;
  /** Least lines of a longer text, which grows with it; without it the field has a single line. */
  rows?: number;
  /** Makes the field a select: at first none of these is chosen. */
  options?: readonly { value: string; label: string }[];
  /**
   * Keeps the value as it is while it is being sent.
   * @default false
   */
  isReadOnly?: boolean;
  /** Takes the place of hint and message as long as it stands. */
  alert?: FieldAlert;
  /** Takes the place of Formik's handler. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** An input method has written what it composed. */
  onCompositionEnd?: CompositionEventHandler;
}

/**
 * A labelled field of a Formik form with its hint or message: for a line, for several, or a select. All fields of this
 * site are required.
 *
 * It is composed of what MUI's `TextField` is made of, which would bring menus and windows along.
 */
export function FormTextField({ type = 'text', isReadOnly = false, ...props }: FormTextFieldProps) {
  const { name, label, autoComplete, inputMode, warning, hint, rows, options, alert } = props;
  const id = useId();
  const [field, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const helperText = error ?? hint;
  const helperTextId = helperText && `${id}-helper-text`;
  const warningId = warning && `${id}-warning`;
  const alertRef = useBroughtIntoView(alert?.key);

  return (
    <FormControl error={error !== undefined} required fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {warning && (
        <Alert id={warningId} severity="warning" role="none" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      )}
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        value={field.value}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          // A select has no native read-only state.
          isReadOnly || (props.onChange ?? field.onChange)(event)
        }
        onCompositionEnd={props.onCompositionEnd}
        readOnly={isReadOnly}
        // An alert is read out by itself; as the description it would be read out twice.
        aria-describedby={[warningId, helperTextId].filter(Boolean).join(' ') || undefined}
        inputComponent={RestorableInput}
        inputProps={{ inputMode }}
        {...(rows && longText(rows))}
        {...(options && selectOf(options, isReadOnly))}
      />
      {helperText && (
        <FormHelperText id={helperTextId} hidden={alert !== undefined}>
          {helperText}
        </FormHelperText>
      )}
      {alert && (
        <FormHelperText component="div" error>
          <Alert key={alert.key} ref={alertRef} severity="error" variant="inline" icon={false}>
            {alert.text}
          </Alert>
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** A plain textarea: MUI's growing one is prerendered with style attributes, which CSP forbids. */
const longText = (rows: number) => ({
  multiline: true,
  rows,
  inputComponent: 'textarea' as const,
  inputProps: { type: undefined },
  sx: { '--rows': rows },
});

const selectOf = (options: FormTextFieldProps['options'] = [], isReadOnly: boolean) => ({
  readOnly: false,
  inputComponent: Select,
  inputProps: {
    type: undefined,
    'aria-readonly': isReadOnly,
    children: [{ value: '', label: '' }, ...options].map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    )),
  },
});

const Select = (props: InputBaseComponentProps) => createElement('select', props);

/**
 * An input whose default value is blank: browsers put back only what differs from the default, and
 * React makes every text the default as well.
 */
function RestorableInput({ ref, ...props }: ComponentPropsWithRef<'input'>) {
  const own = useRef<HTMLInputElement>(null);
  const shared = useForkRef(own, ref);

  // Whenever React has written the input's properties.
  useLayoutEffect(() => {
    const input = own.current;
    if (!input) return;
    const { value } = input;
    input.defaultValue = '';
    // A text that was nothing but the default is gone with it.
    if (input.value !== value) input.value = value;
  });

  return <input {...props} ref={shared} />;
}
