import { Formik } from 'formik';
import type { ReactNode } from 'react';

export interface InFormProps {
  /** What stands in the fields, by name. */
  values: Readonly<Record<string, string>>;
  /** Messages of the fields in error, by name, as a submit would have left them. */
  messages?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form around one of its inner parts, in the state that a story wants. It checks and sends nothing. */
export function InForm({ values, messages = {}, children }: InFormProps) {
  return (
    <Formik
      initialValues={values}
      initialErrors={messages}
      initialTouched={Object.fromEntries(Object.keys(messages).map((name) => [name, true]))}
      enableReinitialize
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={() => undefined}
    >
      {() => children}
    </Formik>
  );
}
