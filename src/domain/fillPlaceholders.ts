/**
 * Puts values in the place of the placeholders of a message: what is named `{name}`, all at once, so that no value
 * can name another. A value keeps to its line; a missing one leaves a blank to fill in.
 */
export function fillPlaceholders(
  message: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const byName = new Map(Object.entries(values));
  return message.replace(/\{(\w+)\}/g, (_, name: string) =>
    (byName.get(name) ?? '').replace(/(?:[^\S\u00a0]|\p{Cc})+/gu, ' ').trim(),
  );
}
