import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'];

const entry = fileURLToPath(new URL('../src/app/entryClient.tsx', import.meta.url));

/** What pages share: a module goes to the first group whose pattern matches every page that imports it. */
const shared = {
  legal: /(Privacy|Terms)Page/,
  forms: /(Contact|Join)Page/,
  fields: /(Contact|Help|Join|Thanks)Page/,
  questions: /HelpPage|product(Routes|Pages)/,
  texts: /(Help|Privacy|Terms|Thanks)Page|product(Routes|Pages)/,
  sections: /./,
};

/**
 * The files that the application comes in: few, since each costs a request and is compressed by
 * itself, and several, since they are loaded side by side and each is run in a task of its own. What
 * pages have for themselves alone is split off as ever.
 */
export function scriptGroups(): NonNullable<Group> {
  let application: Set<string> | undefined;
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    {
      name: 'packages',
      test: /node_modules[\\/](react-router|@emotion|stylis|@mui[\\/](system|utils|styled-engine))/,
    },
    {
      debugName: 'application',
      name: (id, context) => {
        application ??= reachedFrom(entry, (module) => context.getModuleInfo(module)?.importedIds);
        return application.has(id) ? 'frame' : null;
      },
    },
    // What many pages share comes first: a group takes with a module what that needs.
    ...Object.keys(shared)
      .reverse()
      .map((group) => ({
        debugName: group,
        minShareCount: 2,
        name: (id: string, context: Rolldown.ChunkingContext) =>
          sharedGroup(id, context) === group ? group : null,
      })),
  ];
}

function sharedGroup(id: string, context: Rolldown.ChunkingContext) {
  const users = [...reachedFrom(id, (module) => context.getModuleInfo(module)?.importers)].filter(
    (module) => context.getModuleInfo(module)?.dynamicImporters.length,
  );
  if (users.length === 0) return undefined;
  return Object.entries(shared).find(([, pages]) => users.every((user) => pages.test(user)))?.[0];
}

/** A module, those that a step leads to from it, and so on. */
function reachedFrom(start: string, step: (module: string) => readonly string[] | undefined) {
  const found = new Set([start]);
  // A set gives what is added to it meanwhile, too.
  for (const module of found) for (const next of step(module) ?? []) found.add(next);
  return found;
}
