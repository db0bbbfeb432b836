const stepInto = (value: unknown, key: string): unknown =>
  value && typeof value === 'object'
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** What stands behind a path, as components write it: `ink.main`; nothing where it leads nowhere. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce(stepInto, value);
}
