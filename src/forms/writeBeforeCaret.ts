/**
 * Gives an input another text while the characters after the caret stay after it. Left to React, the
 * text would be put back after the event and the caret would jump to the end.
 */
export function writeBeforeCaret(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const after = input.value.length - (input.selectionEnd ?? input.value.length);
  const caret = Math.max(0, text.length - after);
  input.value = text;
  // Safari moves focus to a field whose selection is set, and autofill fills fields out of focus.
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
}
