import { fn } from 'storybook/test';
import { join } from '#messages/pages/join';
import type { PhoneFieldProps } from '../../src/forms/PhoneField';

/** The phone field as the join form has it before anything is typed. */
export const phoneFieldArgs = {
  name: 'phone',
  label: join.form.labels.phone,
  hint: join.form.phoneHint,
  onRefuse: fn(),
} satisfies PhoneFieldProps;
