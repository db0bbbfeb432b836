import type { ContactField } from '../content/contactFields';
import { contactFields } from '../content/contactFields';
import type { Email } from '../domain/mailtoUrl';
import { recordKeys } from '../domain/recordKeys';

/** A query as an email to the company, for who writes it in a mail program instead. */
export function queryEmail(
  query: Readonly<Record<ContactField, string>>,
  labels: Readonly<Record<ContactField, string>>,
): Email {
  const { message, ...facts } = query;
  const lines = recordKeys(contactFields)
    .filter((field) => field in facts)
    .map((field) => `${labels[field]}: ${query[field].trim()}`);
  return {
    subject: `${labels.message}: ${query.name.trim()}`,
    body: `${lines.join('\n')}\n\n${message.trim()}\n`,
  };
}
