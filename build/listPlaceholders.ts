import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as BrandPlaceholders from './brandPlaceholders.ts';
import { importWithBrand } from './importWithBrand.ts';

const entry = fileURLToPath(new URL('brandPlaceholders.ts', import.meta.url));

/** Ends a build with what of the brand nobody has filled in yet, so that it is not published unseen. */
export function listPlaceholders(): Plugin {
  return {
    name: 'saralpay:list-placeholders',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const { brandPlaceholders } = await importWithBrand<typeof BrandPlaceholders>(
          entry,
          config,
        );
        if (brandPlaceholders.length === 0) return;
        const lines = brandPlaceholders.map((line) => `\n  ${line}`);
        config.logger.info(`Placeholders in the brand that visitors would see:${lines.join('')}`);
      },
    },
  };
}
