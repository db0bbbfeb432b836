type Values = Readonly<Record<string, unknown>>;

/** The value with another one at the path, where it has such a path. */
function withValue(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const entries = Object.entries(Object(value)).map(
    ([name, item]) => [name, name === key ? withValue(item, rest, other) : item] as const,
  );
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** The props with these values at their paths. */
export function withValues(props: Values, values: Values): Values {
  const all = new Map(Object.entries(props));
  for (const [path, value] of Object.entries(values)) {
    const [prop = '', ...rest] = path.split('.');
    all.set(prop, withValue(all.get(prop), rest, value));
  }
  return Object.fromEntries(all);
}

/** Words that a visitor reads; keys, paths and names of colours are written without a capital or a space. */
const isProse = (text: string) => /\p{L}/u.test(text) && !/^[a-z#/.]\S*$/.test(text);

/** The words within a value, by their paths. */
export function wordsIn(value: unknown, path: string): Record<string, string> {
  if (typeof value === 'string') return isProse(value) ? { [path]: value } : {};
  const within = Object.entries(Object(value));
  return Object.assign({}, ...within.map(([key, item]) => wordsIn(item, `${path}.${key}`)));
}
