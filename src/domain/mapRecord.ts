import { recordKeys } from './recordKeys';

/** Another value for each key of a record. */
export function mapRecord<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To> {
  const mapped = recordKeys(record).map((key) => [key, map(record[key], key)] as const);
  // TypeScript forgets the keys of entries; every one of the record's own is replaced.
  return { ...record, ...Object.fromEntries(mapped) };
}
