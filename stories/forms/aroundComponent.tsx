import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { InForm, type InFormProps } from './InForm';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** What stands in the form around a field, and which messages it has. */
    form?: Omit<InFormProps, 'children'>;
  }
}

/** Puts a field into a form as wide as on the site, in the state that `parameters.form` tells. */
export const aroundComponent: Decorator = (Story, { parameters: { form = { values: {} } } }) => (
  <InForm {...form}>
    <Box sx={{ maxWidth: 560 }}>
      <Story />
    </Box>
  </InForm>
);
