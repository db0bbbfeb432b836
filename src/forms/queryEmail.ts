import type { ContactField } from '../content/contactFields';
import { contactFields } from '../content/contactFields';
import type { Email } from '../domain/mailtoUrl';
import { recordKeys } from '../domain/recordKeys';
import { trimBlanks } from '../domain/trimBlanks';

/** A query as an email to the company, for who writes it in a mail program instead. */
export function queryEmail(
  query: Readonly<Record<ContactField, string>>,
  labels: Readonly<Record<ContactField, string>>,
): Email {
  const { message, ...facts } = query;
  const lines = recordKeys(contactFields)
    .filter((field) => field in facts)
    .map((field) => `${labels[field]}: ${trimBlanks(query[field])}`);
  return {
    subject: `${labels.message}: ${trimBlanks(query.name)}`,
    body: `${lines.join('\n')}\n\n${trimBlanks(message)}\n`,
  };
}
