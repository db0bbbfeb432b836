/**
 * Puts values in the place of the placeholders of a text: what is named `{name}`, all at once, so that
 * no value can name another. A value keeps to its line; a missing one leaves a blank to fill in.
 */
export function fillInLines<Name extends string>(
  text: string,
  values: Readonly<Partial<Record<Name, string>>>,
): string {
  const byName = new Map<string, unknown>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(byName.get(name) ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );
}
