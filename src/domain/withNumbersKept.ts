/**
 * Keeps a number or a code that ends a phrase, such as `Sector 00,`, on the line of the word before it, and a code in
 * brackets with its capitals, as in `(CIN U00000HR2000PTC000000)`. Another long code would leave a short line above it
 * on a phone.
 */
export function withNumbersKept(text: string): string {
  return text
    .replace(/ (?=[A-Z]*\d)(?=[\dA-Z]{1,10}(?:[,.;:)।]|$))/g, '\u00a0')
    .replace(/(?<=\([A-Z]+) (?=[A-Z]*\d[\dA-Z]*\))/g, '\u00a0');
}
