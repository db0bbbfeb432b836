import type { PhoneEntryKind } from '../domain/phoneNumber';

/** The kinds of `InputEvent` that a key can cause; Android's keyboards compose even digits. */
const keyboardInput = new Set(['insertText', 'insertCompositionText', 'insertFromComposition']);

/**
 * Tells a key from text that arrives at once. A keyboard's event may carry a whole number, too:
 * suggestions, dictation and some password managers do so. Autofill often carries no `inputType`.
 */
export function phoneEntryKind(event: Event, previous: string, next: string): PhoneEntryKind {
  const inputType = event instanceof InputEvent ? event.inputType : '';
  if (inputType.startsWith('delete')) return 'typed';
  return keyboardInput.has(inputType) && insertedLength([...previous], [...next]) <= 1
    ? 'typed'
    : 'atOnce';
}

/** In characters, of which some take two places in a string. */
function insertedLength(previous: readonly string[], next: readonly string[]): number {
  let start = 0;
  while (start < next.length && previous[start] === next[start]) start += 1;
  const most = Math.min(previous.length, next.length) - start;
  let end = 0;
  while (end < most && previous.at(-1 - end) === next.at(-1 - end)) end += 1;
  return next.length - start - end;
}
