import { fn } from 'storybook/test';
import type { ContactFormProps } from '../../../src/forms/ContactForm';

/** A service that never takes a query. The email client rejects with plain objects, strings and errors. */
export const refuseWith = (reason: unknown) =>
  fn<ContactFormProps['onSend']>(async () => {
    throw reason;
  });
