import type { ComponentType } from 'react';
import { type PagePath, paths } from '../content/paths';
import { lazyWithRetry } from '../domain/lazyWithRetry';

/** One page of the site. */
export interface PageRoute {
  path: PagePath;
  /** Loads the page's own chunk. */
  load: () => Promise<ComponentType>;
}

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '../pages/*Page.tsx',
  // The one comes with the products' routes, the other with the application.
  '!../pages/ProductPage.tsx',
  '!../pages/LoadingErrorPage.tsx',
]);

/** @throws where the file of a page is missing, or has another name. */
function loadOf(name: string): PageRoute['load'] {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
  const load = modules[`../pages/${component}.tsx`];
  if (!load) throw new Error(`There is no src/pages/${component}.tsx.`);
  return lazyWithRetry(load, ({ [component]: Page }) => {
    if (!Page) throw new Error(`src/pages/${component}.tsx has no ${component}.`);
    return Page;
  });
}

/** The pages that the application knows from its start: every page but the products'. */
export const mainRoutes: readonly PageRoute[] = Object.entries(paths).map(([name, path]) => ({
  path,
  load: loadOf(name),
}));

/** The page of every other URL. */
export const loadNotFoundPage = loadOf('notFound');
