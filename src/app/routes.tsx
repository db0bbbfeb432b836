import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { languages } from '../content/languages';
import { products } from '../content/products';
import { lazyWithRetry } from '../domain/lazyWithRetry';
import { pageOfUrl } from '../domain/pageOfUrl';
import { failureImage } from '../pages/LoadingErrorPage';
import { Layout } from './Layout';
import { PageErrorBoundary } from './PageErrorBoundary';
import { loadNotFoundPage, mainRoutes, type PageRoute } from './pageRoutes';
import { withTimeout } from './withTimeout';

/** Id of the route whose children are the pages. */
export const pagesId = 'pages';

const urlParts = {
  prefixes: languages.map(({ prefix }) => prefix),
  paths: [...mainRoutes, ...products].map(({ path }) => path),
};

/** The language and the page that the path of a URL names. */
export const pageAt = (pathname: string) => pageOfUrl(urlParts, pathname);

/** What loads each page that is known by now, by its path. */
const loads = new Map<string, () => Promise<void>>();

interface LazyPage {
  path: string;
  Component?: ComponentType;
}

function LoadedPage({ page: { Component } }: { page: LazyPage }) {
  return Component && <Component />;
}

/**
 * The route of a page, with its path as its id. The page is loaded by a loader, because the router
 * remembers a `lazy` that failed: the page would be lost until a reload.
 */
function pageRoute({ path, load }: Pick<PageRoute, 'load'> & { path: string }): RouteObject {
  const page: LazyPage = { path };
  let loading: Promise<void> | undefined;
  const loadOnce = () => {
    loading ??= withTimeout(load()).then(
      (Component) => {
        page.Component = Component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  loads.set(path, loadOnce);
  return {
    id: path,
    path,
    loader: async () => {
      await loadOnce();
      return null;
    },
    element: <LoadedPage page={page} />,
  };
}

/**
 * The router's routes: the pages inside the one frame, and the loading error in a page's place.
 *
 * @param products the routes of the products' pages, as far as they are known.
 */
export function siteRoutes(products: readonly RouteObject[]): RouteObject[] {
  return [
    {
      element: <Layout loadPage={loadPage} failureImage={failureImage} />,
      ErrorBoundary: PageErrorBoundary,
      children: [
        {
          id: pagesId,
          ErrorBoundary: PageErrorBoundary,
          children: [
            ...mainRoutes.map(pageRoute),
            ...products,
            pageRoute({ path: '*', load: loadNotFoundPage }),
          ],
        },
      ],
    },
  ];
}

const loadProductRoutes = lazyWithRetry(
  () => import('./productRoutes'),
  ({ productRoutes }) => productRoutes,
);
let foundRoutes: Promise<RouteObject[]> | undefined;

/**
 * The routes of the products' pages where a URL is one of theirs, and none otherwise.
 *
 * @throws a `LoadingError`; it may be called again then.
 */
export async function findProductRoutes(pathname: string): Promise<RouteObject[]> {
  if (!products.some(({ path }) => path === pageAt(pathname).path)) return [];
  foundRoutes ??= withTimeout(loadProductRoutes()).then((pages) => pages.map(pageRoute));
  try {
    return await foundRoutes;
  } catch (error) {
    foundRoutes = undefined;
    throw error;
  }
}

/**
 * Loads the page of a URL, which is then shown at once.
 *
 * @throws a `LoadingError`; it may be called again then.
 */
export async function loadPage(pathname: string): Promise<void> {
  await findProductRoutes(pathname);
  await loads.get(pageAt(pathname).path ?? '*')?.();
}
