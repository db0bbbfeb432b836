import { join } from '#messages/pages/join';
import type { JoinMessages } from '../../../src/content/contentShapes';
import type { FieldMessage } from '../../../src/content/formField';
import { joinFields } from '../../../src/content/joinFields';
import { fieldCauses } from '../fieldCauses';
import type { MessageCause } from '../MessageTable';
import { storyUrl } from '../storyUrl';
import * as Messages from './JoinFormMessages.stories';
import * as Typed from './JoinFormPhoneTyped.stories';

type PhoneMessage = 'phoneLength' | Exclude<keyof JoinMessages, FieldMessage<typeof joinFields>>;

const causesOfPhone: Record<PhoneMessage, MessageCause> = {
  phoneLength: {
    cause: 'At submit the phone number is empty or has fewer than ten digits.',
    place: 'Below Phone, instead of the hint',
    shownBy: storyUrl(Messages, 'PhoneTooShort'),
  },
  phoneNotNumeric: {
    cause: 'Something other than a digit is typed, pasted, dropped or filled into the phone field.',
    place: 'Alert below Phone, at once, instead of hint or message',
    shownBy: storyUrl(Typed, 'LetterTyped'),
  },
  phoneTooLong: {
    cause: 'An eleventh digit is typed, or more than ten arrive at once.',
    place: 'Alert below Phone, at once, instead of hint or message',
    shownBy: storyUrl(Typed, 'EleventhDigit'),
  },
};

/** What brings each message of the join form about. */
export const joinCauses: Readonly<Record<string, MessageCause>> = {
  ...fieldCauses(joinFields, join.form.labels, {
    missing: storyUrl(Messages, 'EmptySubmit'),
    invalid: storyUrl(Messages, 'OtherFormats'),
  }),
  ...causesOfPhone,
};
