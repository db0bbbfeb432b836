import { useSyncExternalStore } from 'react';
import { decoded } from './composition';
import { written } from './sections';
import { withValues } from './withValues';

function onHashChange(notify: () => void) {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** The page of a composition; the composer changes the one in the hash of the window. */
export function ComposedPage({ composition }: { composition: string }) {
  const hash = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
  return written(decoded(hash || composition).entries).map(
    ({ entry, component: Section, args }) => (
      <Section key={entry.id} {...withValues(args, entry.values)} />
    ),
  );
}
