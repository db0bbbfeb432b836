/** Keeps the words of a bracket on one line, so that a text breaks before it. */
export function withBracketsKept(text: string): string {
  return text.replace(/\([^)]*\)/gu, (bracket) => bracket.replaceAll(' ', '\u00a0'));
}
