import type { FormField } from '../src/content/formField';
import { mapRecord } from '../src/domain/mapRecord';

/** A text for each field that its rule takes. */
export function exampleTexts<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
): Record<Name, string> {
  return mapRecord(
    fields,
    ({ options, rule }, name) => options?.[0] ?? rule.format?.example ?? `Some ${name}`,
  );
}
