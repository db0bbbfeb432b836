import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { Layout } from '../../src/app/Layout';
import { PageErrorBoundary } from '../../src/app/PageErrorBoundary';
import { loadNotFoundPage, mainRoutes, type PageRoute } from '../../src/app/pageRoutes';
import { productRoutes } from '../../src/app/productRoutes';
import { withTimeout } from '../../src/app/withTimeout';
import { type PagePath, paths } from '../../src/content/paths';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** Address of another page where the story begins. @default the URL of its own page */
    startsAt?: PagePath;
    /** Address of a page whose script does not come, until the browser loads that page anew. */
    isLost?: PagePath;
  }
}

const StoryPage = createContext<ReactNode>(null);

function PageOfStory() {
  return use(StoryPage);
}

/** A story opens its pages itself. */
const loadNothing = async () => {};

interface Journey {
  path: string;
  startsAt?: InitialEntry;
  isLost?: PagePath;
}

function openSite({ path, startsAt = path, isLost }: Journey, reload: () => void) {
  const lazyPage = (load: PageRoute['load'], lost = false) => ({
    lazy: async () => {
      const notFetched = new TypeError('Failed to fetch dynamically imported module');
      return { Component: await withTimeout(lost ? Promise.reject(notFetched) : load()) };
    },
  });
  return createMemoryRouter(
    [
      {
        element: <Layout loadPage={loadNothing} />,
        hydrateFallbackElement: <></>,
        children: [
          {
            errorElement: <PageErrorBoundary reload={reload} />,
            children: [
              { path, Component: PageOfStory },
              ...[...mainRoutes, ...productRoutes].map(({ path: other, load }) => ({
                path: other,
                ...lazyPage(load, other === isLost),
              })),
              { path: '*', ...lazyPage(loadNotFoundPage) },
            ],
          },
        ],
      },
    ],
    { initialEntries: [startsAt] },
  );
}

function Site({ children, ...journey }: Journey & { children: ReactNode }) {
  const [router, setRouter] = useState(() =>
    openSite(journey, () =>
      setRouter(({ state }) =>
        openSite({ path: journey.path, startsAt: state.location }, noReload),
      ),
    ),
  );
  return (
    <StoryPage value={children}>
      <RouterProvider router={router} />
    </StoryPage>
  );
}

/** After a reload nothing is lost any more. */
const noReload = () => undefined;

/**
 * Puts the story's page into the site, at the URL of the parameter `path`: with header and
 * footer, and with the other pages behind its links.
 */
export const inSite: Decorator = (
  Story,
  { parameters: { path = paths.home, startsAt, isLost } },
) => (
  <Site path={path} startsAt={startsAt} isLost={isLost}>
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
