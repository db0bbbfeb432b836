/** Keeps a number or a code that ends a phrase, such as `Sector 00,`, on the line of the word before it. */
export function withNumbersKept(text: string): string {
  return text.replace(/ (?=[\dA-Z]*\d[\dA-Z]*(?:[,.;:)।]|$))/g, '\u00a0');
}
