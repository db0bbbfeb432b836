import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { messageCatalogue } from '../build/messageCatalogue.ts';
import { pinProduction } from '../build/pinProduction.ts';
import { languages } from '../src/content/languages.ts';
import { importedPackages } from './importedPackages.ts';
import { languageOfWindow } from './languageOfWindow.ts';
import { writeFavicon } from './writeFavicon.ts';
import { writeTokens } from './writeTokens.ts';

if (process.argv.includes('build')) pinProduction();

/** Plugins of the site that its components need as well; a test's words are those of its project. */
const shared = new Set([
  'saralpay:brand-files',
  'saralpay:brand-files-on-demand',
  'saralpay:social-images',
  'saralpay:illustrations',
  ...(process.env.VITEST ? ['saralpay:message-catalogue'] : []),
]);

/** Words are chosen as their modules load in the window of the stories. */
const languageOfStories = () => ({
  expression: `(${languageOfWindow})(${JSON.stringify(languages[0].code)})`,
});

/** Whether this is for a published Storybook, and not for development or tests. */
const isPublished = process.env.NODE_ENV === 'production';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    // Run tests from Storybook's own window, of which a published one has no part.
    ...(isPublished ? [] : ['@storybook/addon-vitest', '@chromatic-com/storybook']),
  ],
  framework: '@storybook/react-vite',
  staticDirs: async (folders = []) => [...folders, await writeFavicon(), await writeTokens()],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // Tests show nobody what is found; the tools for that follow each change of a story at a high price.
    ...(process.env.VITEST && {
      backgrounds: false,
      highlight: false,
      measure: false,
      outline: false,
    }),
  },
  // No test of a story looks at its table of props.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  // The pages and the server belong to the site; Storybook needs its theme, its components and its images.
  viteFinal: (config) => ({
    ...config,
    build: {
      ...config.build,
      // The documentation's own chunks are large; nobody waits for them on a phone.
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
    },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        ...importedPackages(['src', 'stories', '.storybook']),
      ],
    },
    plugins: [
      ...(config.plugins ?? []).filter(
        (plugin) =>
          !(plugin && 'name' in plugin && plugin.name.startsWith('saralpay:')) ||
          shared.has(plugin.name),
      ),
      ...(process.env.VITEST ? [] : [messageCatalogue(languageOfStories)]),
    ],
  }),
};

export default config;
