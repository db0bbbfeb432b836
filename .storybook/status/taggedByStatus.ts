import type { Indexer } from 'storybook/internal/types';
import { checks } from './componentStatus.ts';
import { statusOf } from './statusOf.ts';

const inKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tags by which the sidebar is filtered: how far a component can be relied on, and what a story proves. */
function tagsOf(title = '', story = ''): string[] {
  const known = statusOf(title);
  if (!known) return [];
  const proved = Object.keys(checks).filter((check) =>
    Object.entries(known.checklist).some(([one, name]) => one === check && name === story),
  );
  return [known.status, ...proved.map(inKebabCase)];
}

/** Storybook's own way of listing stories, which tags them by what is known of their component. */
export const taggedByStatus = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) => ({
        ...entry,
        tags: [...(entry.tags ?? []), ...tagsOf(entry.title, entry.exportName)],
      })),
  }));
