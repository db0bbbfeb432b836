/** What is not translated: names that code goes by, addresses, numbers, what `Intl` is told. */
const fixedKeys = new Set(['country', 'postalCode', 'value']);

/** Every letter with a mark, and every vowel twice, so that words are two fifths longer. */
const letters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'].map((letter) => [letter, `${letter}\u0307`]),
  ),
  ...Object.fromEntries([...'aeiouAEIOU'].map((letter) => [letter, `${letter}\u0301`.repeat(2)])),
};

/** Placeholders, targets of links, and whatever holds a sign of an address or a figure, stay as they are. */
const piece = /\{[^}]*\}|\]\([^)]*\)|[^\s(]*[@\d][^\s,)]*|[A-Za-z]/g;

/**
 * Words as a language would have them that nobody speaks: accented and stretched, so that a word which
 * was left out of the content stands out, and so that what cuts a longer word is seen. A part of a text
 * stays a part of it. Names of others are given, and kept.
 */
export function pseudoLocale(messages: unknown, names: readonly string[]): unknown {
  const kept = [...names].sort((a, b) => b.length - a.length);
  const accent = (text: string): string => {
    const name = kept.find((candidate) => text.includes(candidate));
    if (name) return text.split(name).map(accent).join(name);
    return text.replace(piece, (found) => letters[found] ?? found);
  };
  const change = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return fixedKeys.has(key) ? value : accent(value);
    if (Array.isArray(value)) return value.map((item) => change(item, key));
    if (value && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, change(item, name)]),
      );
    }
    return value;
  };
  return change(messages);
}
