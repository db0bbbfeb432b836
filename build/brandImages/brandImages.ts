import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { importWithBrand } from '../importWithBrand.ts';
import type * as BrandFiles from './brandFiles.ts';

/** By the ending of a file's name. */
const mediaTypes = new Map([
  ['ico', 'image/x-icon'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webmanifest', 'application/manifest+json'],
]);

const entry = fileURLToPath(new URL('brandFiles.ts', import.meta.url));

/**
 * Draws the site's icons with their manifest, each page's image for shared links and its QR code from the
 * company's facts, the theme and the drawings. What a build does not need, it can leave out by the plugin's name.
 */
export function brandImages(): Plugin[] {
  return [
    drawnFiles('saralpay:brand-files', 'brandFiles'),
    drawnFiles('saralpay:social-images', 'socialImages'),
  ];
}

/** Files of a build, and on demand in a server. */
function drawnFiles(name: string, list: keyof typeof BrandFiles): Plugin {
  const load = async (config: ResolvedConfig) =>
    (await importWithBrand<typeof BrandFiles>(entry, config))[list];
  return {
    name,
    // The drawing takes a few seconds, which is no news in every build.
    config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { url, draw } of await load(this.environment.getTopLevelConfig()))
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: await draw() });
    },
    configureServer({ config, middlewares, watcher }) {
      let files: ReturnType<typeof load> | undefined;
      watcher.on('change', () => {
        files = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const [url = ''] = (request.url ?? '').split('?');
        const mediaType = mediaTypes.get(url.slice(url.lastIndexOf('.') + 1));
        if (!mediaType) return next();
        try {
          files ??= load(config);
          const file = (await files).find((candidate) => candidate.url === url);
          if (!file) return next();
          response.setHeader('content-type', mediaType);
          response.end(await file.draw());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
