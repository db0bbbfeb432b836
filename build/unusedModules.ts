import type { Plugin } from 'vite';

/** Modules that others import for what this site never asks of them, by the package that has them. */
const unused = [
  // A theme of CSS variables, and one of more contrast: the site's theme is neither.
  /@mui\/material\/styles\/(?:createThemeWithVars|enhanceHighContrast)\.mjs$/,
  // The ripple, which the theme turns off.
  /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
];

const replacement = '\0never-called';

/** Leaves out of the application what no page can reach, though the bundler cannot know it. */
export function unusedModules(): Plugin {
  return {
    name: 'saralpay:unused-modules',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: /(?:createThemeWithVars|enhanceHighContrast|TouchRipple)\.mjs$|^react-router/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, options);
        if (!resolved) return null;
        if (unused.some((file) => file.test(resolved.id))) return replacement;
        // The package offers bundlers its development build alone, which warns of what a developer might mend.
        return resolved.id.replace(/(react-router\/dist\/)development/, '$1production');
      },
    },
    load: {
      filter: { id: new RegExp(`^${replacement}$`) },
      handler: () =>
        `export default () => { throw new Error('This module is left out: build/unusedModules.ts.'); }`,
    },
  };
}
