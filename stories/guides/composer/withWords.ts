/** The value with other words at these paths, each a list of keys. */
function replaced(
  value: unknown,
  words: readonly (readonly [readonly string[], string])[],
): unknown {
  const own = words.find(([path]) => path.length === 0);
  if (own) return own[1];
  if (typeof value !== 'object' || value === null || words.length === 0) return value;
  const within = (key: string) =>
    words
      .filter(([[first]]) => first === key)
      .map(([path, text]) => [path.slice(1), text] as const);
  return Array.isArray(value)
    ? value.map((item, index) => replaced(item, within(String(index))))
    : Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, replaced(item, within(key))]),
      );
}

/** The props that words were written for, with these words and all others that they had. */
export function withWords(
  args: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const paths = Object.entries(words).map(([path, text]) => [path.split('.'), text] as const);
  const props = new Set(paths.map(([[prop = '']]) => prop));
  return Object.fromEntries(
    [...props].map((prop) => [
      prop,
      replaced(
        args[prop],
        paths
          .filter(([[first]]) => first === prop)
          .map(([path, text]) => [path.slice(1), text] as const),
      ),
    ]),
  );
}

/** Words that a visitor reads; keys, paths and names of colours are written without a capital or a space. */
const isProse = (text: string) => /\p{L}/u.test(text) && !/^[a-z#/.]\S*$/.test(text);

/** The words within a value, by their paths. */
export function wordsIn(value: unknown, path: string): Record<string, string> {
  if (typeof value === 'string') return isProse(value) ? { [path]: value } : {};
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, item]) => wordsIn(item, `${path}.${key}`)),
  );
}
