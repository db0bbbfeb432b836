import { useEffect, useState } from 'react';
import { decoded } from './composition';
import { propsOf, written } from './sections';

const inHash = () => location.hash.slice(1);

/** The page of a composition; the composer changes the one in the hash of the window. */
export function ComposedPage({ composition }: { composition: string }) {
  const [hash, setHash] = useState(inHash);
  useEffect(() => {
    const update = () => setHash(inHash());
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, []);
  return written(decoded(hash || composition).entries).map((section) => (
    <section.component key={section.entry.id} {...propsOf(section.entry, section)} />
  ));
}
