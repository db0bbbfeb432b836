import type { FieldLabel, FormField } from '../content/formField';
import type { Email } from '../domain/mailtoUrl';
import { recordKeys } from '../domain/recordKeys';
import { trimBlanks } from '../domain/trimBlanks';
import { fieldLines, labelText, linesText } from './fieldLabels';

/** A query as an email to the company, for who writes it in a mail program instead: longer texts stand last. */
export function queryEmail<Name extends string>(
  fields: Readonly<Record<Name | 'name' | 'message', FormField>>,
  query: Readonly<Record<Name | 'name' | 'message', string>>,
  labels: Readonly<Record<Name | 'name' | 'message', FieldLabel>>,
): Email {
  const names = recordKeys(fields).filter((name) => name !== 'message');
  return {
    subject: `${labelText(labels.message)}: ${trimBlanks(query.name)}`,
    body: `${linesText(fieldLines(names, labels, query))}\n\n${trimBlanks(query.message)}\n`,
  };
}
