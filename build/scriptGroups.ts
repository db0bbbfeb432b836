import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'];

const entry = fileURLToPath(new URL('../src/app/entryClient.tsx', import.meta.url));

/**
 * The files that the application comes in: few, since each costs a request and is compressed by
 * itself, and several, since they are loaded side by side and each is run in a task of its own. What
 * pages have for themselves alone is split off as ever.
 */
export function scriptGroups(): NonNullable<Group> {
  let application: Set<string> | undefined;
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: 'router', test: /node_modules[\\/]react-router/ },
    {
      name: 'styles',
      test: /node_modules[\\/](@emotion|stylis|@mui[\\/](system|utils|styled-engine))/,
    },
    {
      debugName: 'application',
      name: (id, context) => {
        application ??= withImports(entry, context);
        return application.has(id) && id !== entry ? 'frame' : null;
      },
    },
  ];
}

/** What `@mui/material/styles` exports beside what is used of it; it imports MUI's fields, which only forms need. */
const unused = /@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast/;

/** A module and all that it imports at once, be it by others. */
function withImports(from: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id) || unused.test(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(from);
  return found;
}
