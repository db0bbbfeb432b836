import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config.ts';

/** What takes long and tells nothing of the brand: images are asked for one by one. */
const leftOut = ['saralpay:brand-pictures', 'saralpay:host-files'];

/** The site as an invented company would build it, with `tests/brand/second` for `src/brand`. */
export default defineConfig((env) => {
  const { plugins = [], ...config } = site(env);
  const second = fileURLToPath(new URL('second', import.meta.url));
  return mergeConfig(config, {
    plugins: plugins.filter(
      (plugin) => !(plugin && 'name' in plugin && leftOut.includes(plugin.name)),
    ),
    resolve: { alias: { '#brand': second } },
    build: { outDir: 'node_modules/.cache/saralpay-second-brand' },
  });
});
