import { object, string } from 'yup';
import type { FormField } from '../content/formField';
import { mapRecord } from '../domain/mapRecord';
import { trimBlanks } from '../domain/trimBlanks';

/**
 * A field's rule as yup takes it. Blanks and invisible characters around a value do not count.
 *
 * yup's `email()` is the expression of the HTML standard, so it takes what a browser's `type=email`
 * takes: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
function fieldRule<Message extends string>(
  { options, rule: { required, format } }: FormField<Message>,
  messages: Readonly<Record<Message, string>>,
) {
  const rule = string()
    .default('')
    .transform((text) => trimBlanks(String(text ?? '')))
    .required(messages[required]);
  if (options) return rule.oneOf(options, messages[required]);
  if (!format) return rule;
  const { pattern, invalid } = format;
  return pattern === 'email'
    ? rule.email(messages[invalid])
    : rule.matches(pattern, { message: messages[invalid], excludeEmptyString: true });
}

/** The rules of a form with these fields. */
export const formSchema = <Name extends string, Message extends string>(
  fields: Readonly<Record<Name, FormField<Message>>>,
  messages: Readonly<Record<Message, string>>,
) => object(mapRecord(fields, (field) => fieldRule(field, messages)));
