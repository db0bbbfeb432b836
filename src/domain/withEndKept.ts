/** The text with short last words kept on one line with the word before them, so that no line holds only these. */
export const withEndKept = (text: string): string =>
  text.replace(/ (\S{1,4}) (\S{1,5})$/, '\u00a0$1\u00a0$2');
