import type { StoryIndex } from 'storybook/internal/types';

/** How much this Storybook holds. */
export interface Counts {
  /** Parts of the site itself: the example that a guide composes is none. */
  components: number;
  stories: number;
  docs: number;
}

/** Counts what Storybook’s own index lists. */
export function countEntries(index: StoryIndex): Counts {
  const entries = Object.values(index.entries);
  const shown = entries.flatMap((entry) =>
    entry.type === 'story' && entry.componentPath ? [entry.componentPath] : [],
  );
  return {
    components: new Set(shown.filter((path) => path.startsWith('./src/'))).size,
    stories: entries.filter(({ type }) => type === 'story').length,
    docs: entries.filter(({ type }) => type === 'docs').length,
  };
}
