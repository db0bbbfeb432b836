import { useEffect } from 'react';
import { savesData } from '../domain/savesData';
import { whenIdle } from './whenIdle';

export interface PagePreloadingProps {
  /** Loads the page of a path, so that it is shown at once when it is opened. */
  loadPage: (pathname: string) => Promise<void>;
}

/**
 * Loads the pages whose links come into view, while the page is idle and unless the visitor saves
 * data: what browsers do for documents, done for moves within the page. Each page has its own links;
 * give it another `key` there.
 */
export function PagePreloading({ loadPage }: PagePreloadingProps) {
  useEffect(() => {
    if (savesData()) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        // A page that does not come is told of when it is opened, and asked for again then.
        whenIdle(() => loadPage(target.pathname).catch(() => undefined));
      }
    });
    for (const link of document.querySelectorAll('a[href^="/"]:not([hreflang])'))
      observer.observe(link);
    return () => observer.disconnect();
  }, [loadPage]);

  return null;
}
