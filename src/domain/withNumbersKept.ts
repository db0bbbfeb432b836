/**
 * Keeps a number or a code that ends a phrase, such as `Sector 00,`, on the line of the word before it.
 * A long code, such as a company's identity number, would leave a short line above it on a phone.
 */
export function withNumbersKept(text: string): string {
  return text.replace(/ (?=[A-Z]*\d)(?=[\dA-Z]{1,10}(?:[,.;:)।]|$))/g, '\u00a0');
}
