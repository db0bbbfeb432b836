import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { language } from '#messages/language';
import { paths } from '../content/paths';
import { localPath } from '../domain/localPath';
import { segmentsOf } from '../domain/pageOfUrl';
import { DocumentStyles } from './DocumentStyles';
import { keepVisitorsState } from './keepVisitorsState';
import { findProductRoutes, loadPage, pageAt, pagesId, siteRoutes } from './routes';
import { SiteTheme } from './SiteTheme';
import { createStyleCache } from './styleCache';

/**
 * Hydrates the page once its chunk is there: React must find what is on the screen.
 *
 * @throws where the page's chunk cannot be loaded, or the HTML is not that of the URL; it may be called
 *   again then.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element.');
  if (!('popover' in container)) throw new Error('This browser is too old.');
  /** The path that this HTML was prerendered for, `*` for the 404 page; none in development. */
  const prerenderedPath = container.dataset.path;
  const { pathname, search, hash } = window.location;
  const { prefix, path } = pageAt(pathname);
  const canonical = path && localPath(prefix, path);
  const prerendered =
    prerenderedPath === '*' ? undefined : localPath(language.prefix, prerenderedPath ?? '');

  if (prerenderedPath && prerendered !== canonical) {
    // The server answered with another page than the URL names: it minds letter case, or it knows
    // the page as a file.
    const right = canonical ?? prerendered ?? pathname;
    // The page that says so without a network stands at every URL.
    const isOffline = prerenderedPath === paths.offline;
    // A server that redirects the right spelling to this one would do so without end.
    if (right === pathname || isOffline || !(await fetch(right, { method: 'HEAD' })).ok)
      throw new Error(`This is not the page of ${pathname}.`);
    window.location.replace(right + search + hash);
    return;
  }

  // The router reads neither an encoded prefix nor doubled slashes. Of a path without a page it reads the prefix alone.
  const isReadable = canonical
    ? !/%|\/\//.test(pathname)
    : `${pathname}/`.toLowerCase().startsWith(`${prefix}/`);
  if (!isReadable) {
    const readable = canonical ?? `/${segmentsOf(pathname).map(encodeURIComponent).join('/')}`;
    window.history.replaceState(window.history.state, '', readable + search + hash);
  }
  const routes = siteRoutes(await findProductRoutes(pathname));
  await loadPage(pathname);
  // Hydrates in another task than the page's script ran in, so that neither is long.
  await new Promise((resolve) => setTimeout(resolve));
  // Back was pressed meanwhile: the browser loads that page (`loadPageOfUrl.ts`).
  if (pageAt(window.location.pathname).path !== path) return;
  const router = createBrowserRouter(routes, {
    basename: language.prefix || '/',
    // Told so, the router takes the page as loaded and leaves its scroll alone.
    hydrationData: { loaderData: { [path ?? '*']: null } },
    patchRoutesOnNavigation: async ({ path: opened, patch }) => {
      patch(pagesId, await findProductRoutes(opened));
    },
  });
  const app = (
    <SiteTheme cache={createStyleCache()}>
      {import.meta.env.DEV && <DocumentStyles />}
      <RouterProvider router={router} />
    </SiteTheme>
  );
  // First of all: a form that was submitted early goes on with what was typed in it.
  window.addEventListener('app:ready', keepVisitorsState(container), { capture: true, once: true });
  startTransition(() => {
    if (prerenderedPath) {
      hydrateRoot(container, app);
    } else {
      document.documentElement.lang = language.tag;
      document.documentElement.dir = language.direction;
      createRoot(container).render(app);
    }
  });
}

let started: Promise<void> | undefined;

// The hydration loader of a prerendered page chooses the moment, and is told where this failed.
window.addEventListener('app:start', (event) => {
  // One that failed, be it because the page was left meanwhile, is followed by another.
  started = started ? started.catch(start) : start();
  started.catch(event.detail);
});

// The page of the development server has no loader.
if (import.meta.env.DEV)
  window.dispatchEvent(new CustomEvent('app:start', { detail: console.error }));
