import type { FieldLabel, FormField } from '../../src/content/formField';
import { recordKeys } from '../../src/domain/recordKeys';
import { labelText } from '../../src/forms/fieldLabels';
import type { MessageCause } from './MessageTable';

/** What brings about each message that the rules of these fields name. */
export function fieldCauses<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
  labels: Readonly<Record<NoInfer<Name>, FieldLabel>>,
  shownBy: { missing: string; invalid: string },
): Record<string, MessageCause> {
  const causes: Record<string, MessageCause> = {};
  for (const name of recordKeys(fields)) {
    const { required, format } = fields[name].rule;
    const place = `Below ${labelText(labels[name])}`;
    causes[required] = {
      cause: 'At submit the field is empty, or holds blanks alone.',
      place,
      shownBy: shownBy.missing,
    };
    if (format)
      causes[format.invalid] = {
        cause: 'At submit the text is not in the format of the field.',
        place,
        shownBy: shownBy.invalid,
      };
  }
  return causes;
}
