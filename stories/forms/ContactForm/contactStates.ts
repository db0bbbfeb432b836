import { contactMessages } from '#messages/forms';
import { contactFields } from '../../../src/content/contactFields';
import { mapRecord } from '../../../src/domain/mapRecord';
import { contactSchema } from '../../../src/forms/contactSchema';

/** A query of which nothing is written yet. */
export const blankQuery = contactSchema(contactMessages).getDefault();

/** What a submit says of a blank query, by field. */
export const missingMessages = mapRecord(
  contactFields,
  ({ rule }) => contactMessages[rule.required],
);
