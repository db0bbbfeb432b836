/** How much this Storybook holds. */
export interface Counts {
  parts: number;
  stories: number;
  docs: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Counts what Storybook’s own index lists. */
export function countEntries(index: unknown): Counts {
  const entries =
    isRecord(index) && isRecord(index.entries) ? Object.values(index.entries).filter(isRecord) : [];
  return {
    parts: new Set(entries.flatMap(({ componentPath }) => componentPath ?? [])).size,
    stories: entries.filter(({ type }) => type === 'story').length,
    docs: entries.filter(({ type }) => type === 'docs').length,
  };
}
