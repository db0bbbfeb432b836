import type { ContactMessages, JoinMessages } from '../contentShapes';

/** Validation and outcome messages, verbatim from the specification (section 8). */
export const joinMessages = {
  nameRequired: 'Name is required!',
  phoneLength: 'Phone number must be exactly 10 digits.',
  roleRequired: 'Please select a role.',
  phoneNotNumeric: 'Please enter numbers only in the phone input!',
  phoneTooLong: 'Phone number cannot be more than 10 digits!',
} as const satisfies JoinMessages;

export const contactMessages = {
  sent: 'Query sent successfully!',
  failed: 'Failed to send query. Please try again.',
  nameRequired: 'Please enter your name.',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter an email address like name@example.com.',
  phoneRequired: 'Please enter your phone number.',
  cityRequired: 'Please enter your city.',
  messageRequired: 'Please enter your message.',
  hintOffline:
    'You seem to be offline. What you wrote stays here; send it when you are connected again.',
  hintTooMany:
    'There have been many tries in a short time. Please wait a minute before the next one.',
  hintOtherWays: 'You can also write to us or call us; what you wrote stays here.',
} as const satisfies ContactMessages;
