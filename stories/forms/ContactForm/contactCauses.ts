import { contact } from '#messages/pages/contact';
import { contactFields } from '../../../src/content/contactFields';
import type { ContactMessages } from '../../../src/content/contentShapes';
import type { FieldMessage } from '../../../src/content/formField';
import * as FailureAlert from '../FailureAlert.stories';
import { fieldCauses } from '../fieldCauses';
import type { MessageCause } from '../MessageTable';
import { storyUrl } from '../storyUrl';
import * as Failures from './ContactFormFailures.stories';
import * as Messages from './ContactFormMessages.stories';
import * as Sending from './ContactFormSending.stories';

type OutcomeMessage = Exclude<keyof ContactMessages, FieldMessage<typeof contactFields>>;

const causesOfOutcomes: Record<OutcomeMessage, MessageCause> = {
  sent: {
    cause: 'The service took the query.',
    place: 'Status above the form',
    shownBy: storyUrl(Sending, 'Sent'),
  },
  sentNext: {
    cause: 'The service took the query.',
    place: 'Below the status, with the slip and a button that begins another query',
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
  hintOfflineWays: {
    cause: 'After a failure the device says that it has no network.',
    place: 'Below that hint, with email and phone',
    shownBy: storyUrl(Failures, 'Offline'),
  },
  hintShortened: {
    cause: 'The device has no network, and the query is too long for the link of the email.',
    place: 'Below email and phone, with a button that copies the whole text',
    shownBy: storyUrl(FailureAlert, 'OfflineWithLongText'),
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
};

/** What brings each message of the contact form about. */
export const contactCauses: Readonly<Record<string, MessageCause>> = {
  ...fieldCauses(contactFields, contact.form.labels, {
    missing: storyUrl(Messages, 'EmptySubmit'),
    invalid: storyUrl(Messages, 'OtherFormats'),
  }),
  ...causesOfOutcomes,
};
