import type { Plugin } from 'vite';

/** Modules that packages import for what this site never asks of them. */
const unused = new RegExp(
  [
    // A theme of CSS variables, of more contrast, or written as text.
    '/createThemeWithVars\\.mjs',
    '/enhanceHighContrast\\.mjs',
    '/stringifyTheme\\.mjs',
    // The ripple, which the theme turns off.
    '/TouchRipple\\.mjs',
    // For emotion's `withTheme`, and for yup's methods that rename the fields of a value.
    '^hoist-non-react-statics',
    '^tiny-case',
  ]
    .map((source) => `${source}$`)
    .join('|'),
);

const replacement = '\0never-called';

const code = `
const neverCalled = () => {
  throw new Error('A module that build/unusedModules.ts leaves out is needed after all.');
};
export {
  neverCalled as default,
  neverCalled as camelCase,
  neverCalled as snakeCase,
  neverCalled as stringifyTheme,
};`;

/** Leaves out of the application what no page can reach, though the bundler cannot know it. */
export function unusedModules(): Plugin {
  return {
    name: 'saralpay:unused-modules',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: [unused, /^react-router/] },
      async handler(source, importer, options) {
        if (unused.test(source)) return replacement;
        const resolved = await this.resolve(source, importer, options);
        // The package offers bundlers its development build alone, which warns of what a developer might mend.
        return resolved?.id.replace(/(react-router\/dist\/)development/, '$1production');
      },
    },
    load: { filter: { id: new RegExp(`^${replacement}$`) }, handler: () => code },
  };
}
