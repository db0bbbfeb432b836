import type { RouteObject } from 'react-router-dom';
import { Layout } from './Layout';
import { loadWithin } from './loadWithin';
import { PageErrorBoundary } from './PageErrorBoundary';
import { loadNotFoundPage, type PageRoute, pageRoutes } from './pageRoutes';

const lazyPage = (load: PageRoute['load']) => async () => ({ Component: await loadWithin(load()) });

/** The router's routes: every page inside the one frame, and the loading error in a page's place. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: PageErrorBoundary,
    children: [
      {
        ErrorBoundary: PageErrorBoundary,
        children: [
          ...pageRoutes.map(({ path, load }) => ({ path, lazy: lazyPage(load) })),
          { path: '*', lazy: lazyPage(loadNotFoundPage) },
        ],
      },
    ],
  },
];
