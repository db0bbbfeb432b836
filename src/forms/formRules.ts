import type { FormikErrors } from 'formik';
import { string, ValidationError } from 'yup';
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

/**
 * Checks what stands in a form with these fields.
 *
 * @returns the message of each field in error, and the trimmed value of each other.
 * @throws where a rule itself is at fault.
 */
export function checkForm<Name extends string, Message extends string>(
  texts: Readonly<Record<string, string | undefined>>,
  fields: Readonly<Record<Name, FormField<Message>>>,
  messages: Readonly<Record<Message, string>>,
) {
  let errors: FormikErrors<Record<Name, string>> = {};
  const values = mapRecord(fields, (field, name) => {
    try {
      return fieldRule(field, messages).validateSync(texts[name]);
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      errors = { ...errors, [name]: error.message };
      return '';
    }
  });
  return { errors, values };
}
