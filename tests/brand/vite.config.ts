import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config.ts';

/** The site as an invented company would build it, with `tests/brand/second` for `src/brand`. */
export default defineConfig((env) => {
  const second = fileURLToPath(new URL('second', import.meta.url));
  return mergeConfig(site(env), { resolve: { alias: { '#brand': second } } });
});
