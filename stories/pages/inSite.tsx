import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { framedInDocs } from '../../.storybook/framedInDocs';
import { Layout } from '../../src/app/Layout';
import { loadNotFoundPage, pageRoutes } from '../../src/app/pageRoutes';
import { paths } from '../../src/content/paths';

const StoryPage = createContext<ReactNode>(null);

function PageOfStory() {
  return use(StoryPage);
}

function Site({ path, children }: { path: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          Component: Layout,
          children: [
            { path, Component: PageOfStory },
            ...pageRoutes.map(({ path: other, load }) => ({
              path: other,
              lazy: async () => ({ Component: await load() }),
            })),
            { path: '*', lazy: async () => ({ Component: await loadNotFoundPage() }) },
          ],
        },
      ],
      { initialEntries: [path] },
    ),
  );
  return (
    <StoryPage value={children}>
      <RouterProvider router={router} />
    </StoryPage>
  );
}

/**
 * Puts the story's page into the site, at the address of the parameter `path`: with header and
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
} as const;
