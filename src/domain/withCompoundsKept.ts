/** Keeps a compound such as `e-ticket` on one line: a word joiner after its hyphen. */
export function withCompoundsKept(text: string): string {
  return text.replace(/-(?=\p{L})/gu, '-\u2060');
}
