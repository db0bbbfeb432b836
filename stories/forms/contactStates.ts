import { contactMessages } from '#messages/forms';
import type { ContactQuery } from '../../src/forms/contactSchema';

/** A query of which nothing is written yet. */
export const blankQuery: ContactQuery = { name: '', email: '', phone: '', city: '', message: '' };

/** What a submit says of a blank query, by field. */
export const missingMessages = {
  name: contactMessages.nameRequired,
  email: contactMessages.emailRequired,
  phone: contactMessages.phoneRequired,
  city: contactMessages.cityRequired,
  message: contactMessages.messageRequired,
} satisfies ContactQuery;
