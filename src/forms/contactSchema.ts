import { type InferType, object } from 'yup';
import { contactFields } from '../content/contactFields';
import type { ContactMessages } from '../content/contentShapes';
import { mapRecord } from '../domain/mapRecord';
import { fieldRule } from './fieldRule';

/** The rules of the contact form. */
export function contactSchema(messages: ContactMessages) {
  return object(mapRecord(contactFields, (field) => fieldRule(field, messages)));
}

/** What a valid contact form sends: trimmed. */
export type ContactQuery = InferType<ReturnType<typeof contactSchema>>;
