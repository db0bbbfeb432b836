import type { ContactMessages, JoinMessages } from '../../contentShapes';
import { company } from './company';

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
  sentNext: `Our team will read it during office hours: ${company.officeHoursText}. Outside these hours, it waits until the office opens. We will reply by email or phone.`,
  failed: 'Failed to send query. Please try again.',
  nameRequired: joinMessages.nameRequired,
  emailRequired: 'Email is required!',
  emailInvalid: 'Please enter a full email address, such as name@example.com.',
  phoneRequired: 'Phone number is required!',
  cityRequired: 'City is required!',
  messageRequired: 'Message is required!',
  hintOffline:
    'You seem to be offline. What you wrote is still here. Send it when you are back online.',
  hintOfflineWays:
    'Call us now, or email us: your text is in the email, which goes out once you are online.',
  hintShortened:
    'The email has no room for all of your text. Copy the whole text and paste it into the email.',
  hintTooMany:
    'There were too many attempts in a short time. Please wait a minute, then try again.',
  hintOtherWays: 'What you wrote is still here. You can also email or call us.',
} as const satisfies ContactMessages;
