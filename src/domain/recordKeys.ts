/** The keys of a record in its order, typed as `Object.keys` does not. */
export function recordKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
