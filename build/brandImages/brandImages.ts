import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { contentTypeOf } from '../hosting/mediaTypes.ts';
import { importWithBrand } from '../importWithBrand.ts';
import type * as BrandFiles from './brandFiles.ts';

const entry = fileURLToPath(new URL('brandFiles.ts', import.meta.url));

const loadBrandFiles = (config: ResolvedConfig) =>
  importWithBrand<typeof BrandFiles>(entry, config);

/**
 * Draws the site's icons with their manifest, each page's image for shared links and its QR code from the
 * company's facts, the theme and the drawings: as files of a build, and on demand in a server.
 */
export function brandImages(): Plugin[] {
  let loaded: ReturnType<typeof loadBrandFiles> | undefined;
  const load = (config: ResolvedConfig) => {
    loaded ??= loadBrandFiles(config);
    return loaded;
  };
  return [
    written('saralpay:brand-files', async (config) => (await load(config)).brandFiles),
    written('saralpay:social-images', async (config) => (await load(config)).socialImages),
    drawnOnDemand(),
  ];
}

/** Writes files into a build. What a build does not need, it can leave out by the plugin's name. */
function written(
  name: string,
  load: (config: ResolvedConfig) => Promise<readonly BrandFiles.BrandFile[]>,
): Plugin {
  return {
    name,
    // The drawing takes a few seconds, which is no news in every build.
    config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = await load(this.environment.getTopLevelConfig());
      await Promise.all(
        files.map(async ({ url, draw }) =>
          this.emitFile({ type: 'asset', fileName: url.slice(1), source: await draw() }),
        ),
      );
    },
  };
}

function drawnOnDemand(): Plugin {
  return {
    name: 'saralpay:brand-files-on-demand',
    configureServer({ config, middlewares, watcher }) {
      let loaded: ReturnType<typeof loadBrandFiles> | undefined;
      watcher.on('change', () => {
        loaded = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const [url = ''] = (request.url ?? '').split('?');
        if (!/\.(ico|png|svg|webmanifest)$/.test(url)) return next();
        try {
          loaded ??= loadBrandFiles(config);
          const { brandFiles, socialImages } = await loaded;
          const file = [...brandFiles, ...socialImages].find((candidate) => candidate.url === url);
          if (!file) return next();
          response.setHeader('content-type', contentTypeOf(url));
          response.end(await file.draw());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
