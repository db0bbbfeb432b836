import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './Layout';
import { loadWithin } from './loadWithin';
import { PageErrorBoundary } from './PageErrorBoundary';
import { loadNotFoundPage, type PageRoute, pageRoutes } from './pageRoutes';

interface LazyPage {
  path: string;
  /** Loads the page, once; where that failed, the next call tries again. */
  load: () => Promise<void>;
  Component?: ComponentType;
}

function lazyPage({ path, load }: { path: string; load: PageRoute['load'] }): LazyPage {
  const page: LazyPage = {
    path,
    load: async () => {
      page.Component ??= await loadWithin(load());
    },
  };
  return page;
}

function LoadedPage({ page: { Component } }: { page: LazyPage }) {
  return Component && <Component />;
}

const pages = [...pageRoutes, { path: '*', load: loadNotFoundPage }].map(lazyPage);

/**
 * Loads the page of a route, which is then shown at once.
 *
 * @throws a `LoadingError`; it may be called again then.
 */
export async function loadPage(path: string): Promise<void> {
  await pages.find((page) => page.path === path)?.load();
}

/**
 * The router's routes, each with its path as its id: every page inside the one frame, and the loading
 * error in a page's place. A page is loaded by a loader, because the router remembers a `lazy` that
 * failed: the page would be lost until a reload.
 */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: PageErrorBoundary,
    children: [
      {
        ErrorBoundary: PageErrorBoundary,
        children: pages.map((page) => ({
          id: page.path,
          path: page.path,
          loader: async () => {
            await page.load();
            return null;
          },
          element: <LoadedPage page={page} />,
        })),
      },
    ],
  },
];
