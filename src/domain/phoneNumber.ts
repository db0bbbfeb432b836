/** Why an entry was not taken. */
export type PhoneProblem = 'notNumeric' | 'tooLong';

/** One character from a keyboard, or text that arrives at once: paste, drop, autofill, dictation. */
export type PhoneEntryKind = 'typed' | 'atOnce';

export interface PhoneEntry {
  /** What the field holds now: at most ten ASCII digits. */
  value: string;
  /** Only when something was refused; it is not in `value`, and what the field held before is. */
  problem?: PhoneProblem;
}

const phoneLength = 10;

/** Spaces, whatever leaves no mark (address books copy marks of direction along), hyphens, dots, brackets. */
const separators = /[\s\p{Cf}\p{DI}\u2800\p{Pd}\u2212.\u00b7\u2022\u2024\uff0e\p{Ps}\p{Pe}]/gu;
const prefixedNumber = /^(?:\+91|0091|91|0)(\d{10})$/;

/**
 * Decides what the join form's phone field takes.
 *
 * - Typed: a non-digit or an eleventh digit is refused and the field keeps what it had. A digit of any
 *   script is a digit. Whatever deleting leaves over is shorter, so it is always taken.
 * - At once: separators go and digits of any script become ASCII; then one leading `+91`, `0091`, `91`
 *   or `0` goes if exactly ten digits remain. What is judged is the field as it would then stand, so
 *   a number pasted in two halves is as good as one pasted whole.
 *
 * Fewer than ten digits at once and nothing else are taken in silence: neither alert would be true
 * of them, and the message about the length comes on submit. Where a `+` and too many digits meet,
 * the length is what is wrong, because a `+` is how a country code is written.
 */
export function takePhoneEntry(previous: string, next: string, how: PhoneEntryKind): PhoneEntry {
  const ascii = asciiDigits(next);
  const entry = how === 'typed' ? ascii : normalised(ascii);

  if (/^\d{0,10}$/.test(entry)) return { value: entry };
  const isTooLong = how === 'typed' ? /^\d+$/.test(entry) : isLongNumber(entry);
  return { value: previous, problem: isTooLong ? 'tooLong' : 'notNumeric' };
}

/**
 * What the field keeps of text that stood in it before this rule could be applied, as on a page that
 * is not hydrated yet. It counts as text that arrived at once; where that is refused, as typed
 * character by character: what is refused is skipped, and the last refusal is the one to tell.
 */
export function takeEarlyPhoneText(text: string): PhoneEntry {
  const atOnce = takePhoneEntry('', text, 'atOnce');
  if (!atOnce.problem) return atOnce;
  return [...text].reduce<PhoneEntry>(
    ({ value, problem }, character) => {
      const entry = takePhoneEntry(value, value + character, 'typed');
      return { value: entry.value, problem: entry.problem ?? problem };
    },
    { value: '' },
  );
}

function normalised(text: string): string {
  const bare = text.replace(separators, '').replaceAll('\uff0b', '+');
  return prefixedNumber.exec(bare)?.[1] ?? bare;
}

function isLongNumber(text: string): boolean {
  return /^[+\d]+$/.test(text) && text.replaceAll('+', '').length > phoneLength;
}

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode has the digits of a script in one row from zero to nine, and begins no row within another. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
