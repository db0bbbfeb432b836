import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { contactFields } from '../../../src/content/contactFields';
import type { FormField } from '../../../src/content/formField';
import { mapRecord } from '../../../src/domain/mapRecord';

/** What a submit says of a blank query, by field. */
export const missingMessages = mapRecord(
  contactFields,
  ({ rule }) => contactMessages[rule.required],
);

/** What describes a field with a message: a longer text has the warning, too. */
export const describedBy = (name: keyof typeof contactFields, message: string) => {
  const { rows }: FormField = contactFields[name];
  return rows ? `${contact.form.safety} ${message}` : message;
};
