import { company } from '#messages/company';
import { language } from '#messages/language';
import { officeHours as hoursMessages } from '#messages/officeHours';
import { officeStatusTexts } from '../../src/atoms/officeStatusTexts';

const { open, today, tomorrow, monday } = officeStatusTexts(
  company.officeHours,
  hoursMessages,
  language,
);

/** What the chip says of the office in the language of this run, with blanks where no line ends. */
export const officeHours = {
  plain: hoursMessages.plain,
  open,
  opensToday: today,
  opensTomorrow: tomorrow,
  opensMonday: monday,
};
