import { contact } from '#messages/pages/contact';
import { type ContactQuery, contactFields as fields } from '../../../src/content/contactFields';
import { recordKeys } from '../../../src/domain/recordKeys';
import { exampleTexts } from '../../../tests/exampleTexts';
import { type Canvas, fillControls, findControls, type User } from '../formControls';

/** A query as a visitor might write it. */
export const query: ContactQuery = {
  ...exampleTexts(fields),
  name: 'Asha Devi',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  city: 'Jaipur',
  message: 'Which papers do I bring?\nThank you.',
};

/** The fields in the order of the page. */
export const contactNames = recordKeys(fields);

/** The controls of the contact form. */
export const contactFields = (canvas: Canvas) => findControls(canvas, fields, contact.form);

/** Fills the contact form; a field without a text stays blank. */
export const fillContactForm = (
  canvas: Canvas,
  userEvent: User,
  texts: Partial<ContactQuery> = query,
) => fillControls(contactFields(canvas), userEvent, texts);
