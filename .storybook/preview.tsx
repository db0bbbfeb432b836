import createCache from '@emotion/cache';
import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { SiteTheme } from '../src/app/SiteTheme';
import { styleKey } from '../src/app/styleKey';
import { paths } from '../src/content/paths';
import { unpictured } from './modes';
import { viewports } from './viewports';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** Address at which the story stands. @default '/' */
    path?: string;
    /** `page` where the story's own decorator brings a router with the site's pages. @default 'part' */
    router?: 'part' | 'page';
  }
}

const cache = createCache({ key: styleKey });

// A document has one title, the first; the frame's own would hide those of the pages.
document.head.querySelector('title')?.remove();

// Storybook and the test runner each set a base, which would lead an anchor out of the story.
document.addEventListener('click', (event) => {
  const anchor = event.target instanceof Element && event.target.closest('a[href^="#"]');
  if (!anchor || anchor.closest('#storybook-docs')) return;
  event.preventDefault();
  const target = document.getElementById(
    decodeURIComponent(anchor.getAttribute('href') ?? '').slice(1),
  );
  target?.scrollIntoView();
  target?.focus();
});

const preview: Preview = {
  decorators: [
    (Story, { parameters: { path = paths.home, router = 'part' } }) => (
      <SiteTheme cache={cache}>
        {router === 'page' ? (
          <Story />
        ) : (
          <MemoryRouter initialEntries={[path]}>
            <Story />
          </MemoryRouter>
        )}
      </SiteTheme>
    ),
  ],
  parameters: {
    ...unpictured,
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Introduction', 'Foundations', 'Atoms', 'Sections', 'Forms', 'Pages', 'Guides'] },
    },
    viewport: { options: viewports },
  },
};

export default preview;
