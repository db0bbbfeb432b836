import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { officeStatusTexts } from '../../src/atoms/officeStatusTexts';

const { open, today, tomorrow, monday } = officeStatusTexts(company.officeHours, contact.hours);

/** What the chip says of the office in the language of this run, with blanks where no line ends. */
export const officeHours = {
  plain: contact.hours.plain,
  open,
  opensToday: today,
  opensTomorrow: tomorrow,
  opensMonday: monday,
};
