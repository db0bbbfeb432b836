import type { FieldLabel, FormField } from '../content/formField';
import type { Email } from '../domain/mailtoUrl';
import { recordKeys } from '../domain/recordKeys';
import { trimBlanks } from '../domain/trimBlanks';
import { labelText, valueText } from './fieldLabels';

/** A query as an email to the company, for who writes it in a mail program instead: longer texts stand last. */
export function queryEmail<Name extends string>(
  fields: Readonly<Record<Name | 'name' | 'message', FormField>>,
  query: Readonly<Record<Name | 'name' | 'message', string>>,
  labels: Readonly<Record<Name | 'name' | 'message', FieldLabel>>,
): Email {
  const textOf = (name: Name | 'name' | 'message') =>
    valueText(labels[name], trimBlanks(query[name]));
  const lines = recordKeys(fields)
    .filter((name) => name !== 'message')
    .map((name) => `${labelText(labels[name])}: ${textOf(name)}`);
  return {
    subject: `${labelText(labels.message)}: ${textOf('name')}`,
    body: `${lines.join('\n')}\n\n${textOf('message')}\n`,
  };
}
