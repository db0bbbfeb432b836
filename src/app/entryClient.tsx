import createCache from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { SiteTheme } from './SiteTheme';
import { styleKey } from './styleKey';
import { whenIdle } from './whenIdle';

/**
 * Brings the page to life, once its chunk is there too: React must find what is on the screen.
 *
 * @throws where the page's chunk cannot be loaded; it may be called again then.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element.');
  /** The path that this HTML was prerendered for, `*` for the 404 page; none in development. */
  const prerenderedPath = container.dataset.path;
  const matches = matchRoutes(routes, window.location) ?? [];
  const path = matches.at(-1)?.route.path ?? '*';

  if (prerenderedPath && prerenderedPath !== path) {
    // The host answered with another page than the address names: it minds letter case, or it knows
    // the page as a file. The canonical address is known here; if this is it, the HTML stands as it is.
    const canonical = path === '*' ? prerenderedPath : path;
    if (canonical !== window.location.pathname) {
      window.location.replace(canonical + window.location.search + window.location.hash);
    }
    return;
  }

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
    if (prerenderedPath) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  const usageAddress = import.meta.env.VITE_USAGE_ADDRESS;
  if (usageAddress) {
    whenIdle(() => {
      import('./reportUsage').then(
        ({ reportUsage }) => reportUsage(router, usageAddress),
        // Often blocked, and no loss to the visitor.
        () => undefined,
      );
    });
  }
}

// The starter of a prerendered page chooses the moment, and another one where this failed.
window.addEventListener('app:start', () => {
  start().catch((error: unknown) => {
    document.documentElement.dataset.app = 'failed';
    console.error(error);
  });
});

// The page of the development server has no starter.
if (import.meta.env.DEV) window.dispatchEvent(new Event('app:start'));
