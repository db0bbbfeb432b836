import type { ContactMessages } from '../../src/content/contentShapes';
import * as Failures from './ContactFormFailures.stories';
import * as Messages from './ContactFormMessages.stories';
import * as Sending from './ContactFormSending.stories';
import type { MessageCause } from './MessageTable';
import { storyUrl } from './storyUrl';

/** What brings each message of the contact form about. */
export const contactCauses = {
  nameRequired: {
    cause: 'At submit the name is empty, or blanks alone.',
    place: 'Below Name',
    shownBy: storyUrl(Messages, 'NameMissing'),
  },
  emailRequired: {
    cause: 'At submit the email address is empty.',
    place: 'Below Email',
    shownBy: storyUrl(Messages, 'EmailMissing'),
  },
  emailInvalid: {
    cause: 'At submit a browser would not take the text for an email address.',
    place: 'Below Email',
    shownBy: storyUrl(Messages, 'EmailInvalid'),
  },
  phoneRequired: {
    cause: 'At submit the phone number is empty. Any text will do.',
    place: 'Below Phone',
    shownBy: storyUrl(Messages, 'PhoneMissing'),
  },
  cityRequired: {
    cause: 'At submit the city is empty.',
    place: 'Below City',
    shownBy: storyUrl(Messages, 'CityMissing'),
  },
  messageRequired: {
    cause: 'At submit the message is empty.',
    place: 'Below Message',
    shownBy: storyUrl(Messages, 'MessageMissing'),
  },
  sent: {
    cause: 'The service took the query.',
    place: 'Status below the button',
    shownBy: storyUrl(Sending, 'Sent'),
  },
  failed: {
    cause:
      'Anything else: a refusal, no answer in 30 seconds, a request that could not be made, a client that could not be loaded.',
    place: 'Alert below the button',
    shownBy: storyUrl(Failures, 'NetworkError'),
  },
  hintOffline: {
    cause: 'After a failure the device says that it has no network.',
    place: 'Below the failure',
    shownBy: storyUrl(Failures, 'Offline'),
  },
  hintTooMany: {
    cause: 'The refusal has the status 429.',
    place: 'Below the failure',
    shownBy: storyUrl(Failures, 'TooMany'),
  },
  hintOtherWays: {
    cause: 'Every other failure.',
    place: 'Below the failure, with email and phone',
    shownBy: storyUrl(Failures, 'NetworkError'),
  },
} satisfies Record<keyof ContactMessages, MessageCause>;
