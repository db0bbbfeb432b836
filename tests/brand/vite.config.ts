import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config.ts';

/** What no test of these builds reads, and takes most of their time. */
const leftOut = ['saralpay:social-images', 'saralpay:compressed-copies'];

/** The site as an invented company would build it, with `tests/brand/second` for `src/brand`. */
export default defineConfig((env) => {
  const second = fileURLToPath(new URL('second', import.meta.url));
  const { plugins = [], ...config } = site(env);
  return mergeConfig(config, {
    plugins: plugins.filter(
      (plugin) => !(plugin && 'name' in plugin && leftOut.includes(plugin.name)),
    ),
    resolve: { alias: { '#brand': second } },
  });
});
