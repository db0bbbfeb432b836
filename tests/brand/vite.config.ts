import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config.ts';
import { secondBrand } from './secondBrand.ts';

/** What no test of these builds reads, and takes most of their time. */
const leftOut = ['saralpay:social-images', 'saralpay:compressed-copies'];

/** The site as an invented company would build it, with `tests/brand/second` for `src/brand`. */
export default defineConfig((env) => {
  const { plugins = [], ...config } = site(env);
  return mergeConfig(config, {
    plugins: plugins.filter(
      (plugin) => !(plugin && 'name' in plugin && leftOut.includes(plugin.name)),
    ),
    resolve: { alias: secondBrand },
  });
});
