import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { importedPackages } from './importedPackages.ts';
import { publishedManifests } from './publishedManifests.ts';
import { writeFavicon } from './writeFavicon.ts';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '@chromatic-com/storybook',
  ],
  framework: '@storybook/react-vite',
  staticDirs: async (folders = []) => [...folders, await writeFavicon()],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A list of the parts with their props, stories and docs, written to `manifests/` for tools to read.
  features: { componentsManifest: true },
  experimental_manifests: publishedManifests,
  // The pages and the server belong to the site; Storybook needs its theme, its parts and its pictures.
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
    plugins: config.plugins?.filter(
      (plugin) =>
        !(plugin && 'name' in plugin && plugin.name.startsWith('saralpay:')) ||
        plugin.name === 'saralpay:brand-pictures',
    ),
  }),
};

export default config;
