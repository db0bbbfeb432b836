import Sonda from 'sonda/vite';
import { defineConfig, mergeConfig, perEnvironmentPlugin } from 'vite';
import site from '../vite.config.ts';

/** The site with source maps, and the report of `npm run analyze` on its scripts. */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    build: { outDir: 'node_modules/.cache/analyzed-site', sourcemap: true },
    plugins: [
      // A report of what writes the pages would be of no interest.
      perEnvironmentPlugin('saralpay:analyze', ({ name }) =>
        name === 'client' ? Sonda({ outputDir: 'node_modules/.cache/sonda', brotli: true }) : false,
      ),
    ],
  }),
);
