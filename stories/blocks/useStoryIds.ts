import { useEffect, useState } from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import { componentOf } from '../../.storybook/status/statusOf';

let index: Promise<StoryIndex> | undefined;

/** Finds the id of a component's story by its export, once Storybook's list of stories is here. */
export function useStoryIds(): (component: string, story: string) => string | undefined {
  const [entries, setEntries] = useState<StoryIndex['entries']>({});
  useEffect(() => {
    index ??= fetch('index.json').then((response) => response.json());
    index.then(
      (found) => setEntries(found.entries),
      (error: unknown) => console.error(error),
    );
  }, []);
  return (component, story) =>
    Object.values(entries).find(
      (entry) =>
        entry.type === 'story' &&
        entry.exportName === story &&
        componentOf(entry.title) === component,
    )?.id;
}
