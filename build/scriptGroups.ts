import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'];

const entry = fileURLToPath(new URL('../src/app/entryClient.tsx', import.meta.url));

/** What several kinds of page share. Legal texts and questions are for few of them; labels of fields stand also where no form does. */
const shared =
  /src[\\/](?!forms[\\/](?!fieldLabels)|.*(?:legal|question))|@mui[\\/]material[\\/]Stack[\\/]/i;

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
        application ??= withImports(entry, context);
        return application.has(id) ? 'frame' : null;
      },
    },
    { name: 'fields', test: /@mui[\\/]material[\\/](FormControl|InputLabel|OutlinedInput)[\\/]/ },
    { name: 'sections', test: shared, minShareCount: 2 },
    { name: 'forms', test: /src[\\/]forms[\\/]/, minShareCount: 2 },
  ];
}

/** A module and all that it imports at once, be it by others. */
function withImports(from: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(from);
  return found;
}
