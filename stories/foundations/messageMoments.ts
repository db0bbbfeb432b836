import type { ContactMessages, JoinMessages } from '../../src/content/messages';

/** When each message of the join form is shown. */
export const joinMoments = {
  nameRequired: 'Submit with an empty name',
  phoneLength: 'Submit with more or fewer than ten digits',
  roleRequired: 'Submit without a role',
  phoneNotNumeric: 'Something that is no digit is typed or pasted',
  phoneTooLong: 'An eleventh digit is typed, or a longer number pasted',
} satisfies JoinMessages;

/** When each message of the contact form is shown. */
export const contactMoments = {
  sent: 'The email service has taken the query',
  failed: 'It has not, whatever the reason; the fields are kept',
  nameRequired: 'Send with an empty name',
  emailRequired: 'Send with an empty email',
  emailInvalid: 'Send with an email that a browser would refuse',
  phoneRequired: 'Send with an empty phone',
  cityRequired: 'Send with an empty city',
  messageRequired: 'Send with an empty message',
  hintOffline: 'Below the failure: the device is offline',
  hintTooMany: 'Below the failure: too many tries',
  hintOtherWays: 'Below the failure: any other reason',
} satisfies ContactMessages;
