import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Formik } from 'formik';

interface FormState {
  /** What stands in the fields, by name. */
  values: Readonly<Record<string, string>>;
  /** Messages of the fields in error, by name, as a submit would have left them. */
  messages?: Readonly<Record<string, string>>;
}

declare module '@storybook/react-vite' {
  interface Parameters {
    /** What stands in the form around a field, and which messages it has. */
    form?: FormState;
  }
}

/** Puts a field into a form as wide as on the site, in the state that `parameters.form` tells. It checks and sends nothing. */
export const aroundComponent: Decorator = (
  Story,
  { parameters: { form: { values, messages = {} } = { values: {} } } },
) => (
  <Formik
    initialValues={values}
    initialErrors={messages}
    initialTouched={Object.fromEntries(Object.keys(messages).map((name) => [name, true]))}
    enableReinitialize
    validateOnBlur={false}
    validateOnChange={false}
    onSubmit={() => undefined}
  >
    {() => (
      <Box sx={{ maxWidth: 560 }}>
        <Story />
      </Box>
    )}
  </Formik>
);
