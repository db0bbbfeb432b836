import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { importWithBrand } from './importWithBrand.ts';
import type * as SiteTranslations from './siteTranslations.ts';

const entry = fileURLToPath(new URL('siteTranslations.ts', import.meta.url));

/** Ends a build where a translation marks other placeholders, links or emphasis than the words that it translates. */
export function checkTranslations(): Plugin {
  return {
    name: 'saralpay:check-translations',
    apply: 'build',
    buildApp: {
      order: 'pre',
      async handler({ config }) {
        const { siteTranslationFaults } = await importWithBrand<typeof SiteTranslations>(
          entry,
          config,
        );
        if (siteTranslationFaults.length === 0) return;
        const lines = siteTranslationFaults.map((line) => `\n  ${line}`);
        throw new Error(`Translations differ from the words that they translate:${lines.join('')}`);
      },
    },
  };
}
