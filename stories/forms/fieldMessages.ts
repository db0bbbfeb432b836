import { expect, waitFor } from 'storybook/test';
import type { FormField } from '../../src/content/formField';
import { mapRecord } from '../../src/domain/mapRecord';
import { recordKeys } from '../../src/domain/recordKeys';

/** What a submit says of blank fields, by their names. */
export const blankMessages = <Name extends string, Message extends string>(
  fields: Readonly<Record<Name, FormField<Message>>>,
  messages: Readonly<Record<Message, string>>,
) => mapRecord(fields, ({ rule }) => messages[rule.required]);

/** What a submit says of texts in another format, by the names of the fields that have one. */
export const formatMessages = <Name extends string, Message extends string>(
  fields: Readonly<Record<Name, FormField<Message>>>,
  messages: Readonly<Record<Message, string>>,
) => mapRecord(fields, ({ rule: { format } }) => format && messages[format.invalid]);

/** These fields have these messages, each its own, and the others none. */
export async function expectMessages<Name extends string>(
  controls: Readonly<Record<Name, HTMLElement>>,
  messages: Readonly<Partial<Record<NoInfer<Name>, string | undefined>>>,
) {
  for (const name of recordKeys(controls)) {
    const control = controls[name];
    const message = messages[name];
    await waitFor(() => expect(control).toHaveAttribute('aria-invalid', String(Boolean(message))));
    if (message)
      await expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
  }
}
