import { useEffect } from 'react';
import { savesData } from '../domain/savesData';
import { whenIdle } from './whenIdle';

export interface PagePreloadingProps {
  /** Loads the page of a path, so that it is shown at once when it is opened. */
  loadPage: (pathname: string) => Promise<void>;
  /** URL of the drawing that is shown where a page cannot be loaded. */
  failureImage: string;
}

/** Links to pages of this language. */
const links = 'a[href^="/"]:not([hreflang])';

/** How long a link must stay in view before its page is loaded, in milliseconds. */
const dwellTime = 300;

/**
 * Prefetches pages for client-side navigation, unless the visitor saves data: those whose links stay in
 * view, while the page is idle, and at once the one whose link is hovered or pressed, and what is shown where one does
 * not come. Each page has its own links; give it another `key` there.
 */
export function PagePreloading({ loadPage, failureImage }: PagePreloadingProps) {
  useEffect(() => {
    if (savesData()) return;
    whenIdle(() => {
      new Image().src = failureImage;
    });
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // A page that does not come is told of when it is opened, and asked for again then.
    const preload = ({ pathname }: HTMLAnchorElement) => loadPage(pathname).catch(() => undefined);
    // One after the other, so that a page that is opened meanwhile finds a free connection.
    let preloads = Promise.resolve();
    const preloadWhenIdle = async (before: Promise<void>, link: HTMLAnchorElement) => {
      await before;
      await new Promise<void>((resolve) => whenIdle(resolve));
      if (!signal.aborted) await preload(link);
    };
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        const onDwelt = () => {
          observer.unobserve(target);
          preloads = preloadWhenIdle(preloads, target);
        };
        timers.set(target, setTimeout(onDwelt, dwellTime));
      }
    });
    for (const link of document.querySelectorAll(links)) observer.observe(link);

    const onPointer = ({ target }: PointerEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
      if (link) preload(link);
    };
    document.addEventListener('pointerover', onPointer, { signal });
    return () => {
      unmounted.abort();
      observer.disconnect();
      timers.forEach(clearTimeout);
    };
  }, [loadPage, failureImage]);

  return null;
}
