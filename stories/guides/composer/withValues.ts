import { setIn } from 'formik';

type Values = Readonly<Record<string, unknown>>;

/** The props with these values at their paths. */
export const withValues = (props: Values, values: Values): Values =>
  Object.entries(values).reduce((all, [path, value]) => setIn(all, path, value), props);

/** Words that a visitor reads; keys, paths and names of colours are written without a capital or a space. */
const isProse = (text: string) => /\p{L}/u.test(text) && !/^[a-z#/.]\S*$/.test(text);

/** The words within a value, by their paths. */
export function wordsIn(value: unknown, path: string): Record<string, string> {
  if (typeof value === 'string') return isProse(value) ? { [path]: value } : {};
  const within = Object.entries(Object(value));
  return Object.assign({}, ...within.map(([key, item]) => wordsIn(item, `${path}.${key}`)));
}
