import createCache from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, matchRoutes, RouterProvider } from 'react-router-dom';
import { pageRoutes } from './pageRoutes';
import { reportUsage } from './reportUsage';
import { routes } from './routes';
import { SiteTheme } from './SiteTheme';
import { styleKey } from './styleKey';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root element.');

/** The path that this HTML was prerendered for; none in development, `*` for the 404 page. */
const prerenderedPath = container.dataset.path;
const page = pageRoutes.find(({ path }) => matchPath(path, window.location.pathname));

if (prerenderedPath === '*' && page && page.path !== window.location.pathname) {
  // A host that minds letter case answered with the 404 page; the canonical spelling is known here.
  window.location.replace(page.path + window.location.search + window.location.hash);
} else {
  await start(container);
}

async function start(root: HTMLElement) {
  // The first page is on the screen already; its chunk must be there before React looks at it.
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  // Pages have no loaders. Told so, the router takes the page as loaded and leaves its scroll alone.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  const app = (
    <SiteTheme cache={createCache({ key: styleKey })}>
      <RouterProvider router={router} />
    </SiteTheme>
  );
  startTransition(() => {
    if (prerenderedPath === (page?.path ?? '*')) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  reportUsage(router);
}
