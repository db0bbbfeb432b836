import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { Layout } from '../../src/app/Layout';
import { loadNotFoundPage, mainRoutes, type PageRoute } from '../../src/app/pageRoutes';
import { productRoutes } from '../../src/app/productRoutes';
import { paths } from '../../src/content/paths';

const StoryPage = createContext<ReactNode>(null);

function PageOfStory() {
  return use(StoryPage);
}

/** A story opens its pages itself. */
const loadNothing = async () => {};

const lazyPage = (path: string, load: PageRoute['load']) => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

function openSite(path: string) {
  return createMemoryRouter(
    [
      {
        element: <Layout loadPage={loadNothing} failureImage="" />,
        hydrateFallbackElement: <></>,
        children: [
          { path, Component: PageOfStory },
          ...[...mainRoutes, ...productRoutes].map((route) => lazyPage(route.path, route.load)),
          lazyPage('*', loadNotFoundPage),
        ],
      },
    ],
    { initialEntries: [path] },
  );
}

function Site({ path, children }: { path: string; children: ReactNode }) {
  const [router] = useState(() => openSite(path));
  return (
    <StoryPage value={children}>
      <RouterProvider router={router} />
    </StoryPage>
  );
}

/**
 * Puts the story's page into the site, at the URL of the parameter `path`: with header and
 * footer, and with the other pages behind its links.
 */
export const inSite: Decorator = (Story, { parameters: { path = paths.home } }) => (
  <Site path={path}>
    <Story />
  </Site>
);

/** Parameters of every page's stories; `path` comes beside them. */
export const siteParameters = {
  router: 'page',
  layout: 'fullscreen',
  docs: framedInDocs,
  a11y: { test: 'error' },
} as const;
