import type { JoinMessages } from '../../../src/content/contentShapes';
import type { MessageCause } from '../MessageTable';
import { storyUrl } from '../storyUrl';
import * as Messages from './JoinFormMessages.stories';
import * as Typed from './JoinFormPhoneTyped.stories';

/** What brings each message of the join form about. */
export const joinCauses = {
  nameRequired: {
    cause: 'At submit the name is empty, or blanks alone.',
    place: 'Below Name',
    shownBy: storyUrl(Messages, 'NameMissing'),
  },
  phoneLength: {
    cause: 'At submit the phone number is empty or has fewer than ten digits.',
    place: 'Below Phone, instead of the hint',
    shownBy: storyUrl(Messages, 'PhoneTooShort'),
  },
  roleRequired: {
    cause: 'At submit no role is chosen.',
    place: 'Above the cards of the roles',
    shownBy: storyUrl(Messages, 'RoleMissing'),
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
} satisfies Record<keyof JoinMessages, MessageCause>;
