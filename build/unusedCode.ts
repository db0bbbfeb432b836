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
    // The attributes of elements that are styled without MUI's slots: `styled('div')` needs a `shouldForwardProp`.
    '^@emotion/is-prop-valid',
  ]
    .map((source) => `${source}$`)
    .join('|'),
);

const neverCalled = '\0never-called';
const structuredClone = '\0structured-clone';

const modules = {
  [neverCalled]: `
const neverCalled = () => {
  throw new Error('A module that build/unusedCode.ts leaves out is needed after all.');
};
export {
  neverCalled as default,
  neverCalled as camelCase,
  neverCalled as snakeCase,
  neverCalled as stringifyTheme,
};`,
  [structuredClone]: 'export default globalThis.structuredClone;',
};

/** Statements that keep code in a package which the bundler would leave out otherwise, by the package's file. */
const cuts = [
  {
    // An assigned name, or a call without a pure mark, keeps an unused component.
    file: /react-router\/dist\/production|formik\.esm\.js/,
    cut: (code: string) =>
      code
        .replace(/^\w+\.(displayName|defaultProps) = [^;]*;/gm, '')
        .replace(/(?<== )React\d*\.forwardRef\(/g, '/*#__PURE__*/ $&'),
  },
  {
    // The prefixes for browsers of long ago, which are used where a cache is made without plug-ins.
    file: /emotion-cache\.browser\.esm\.js/,
    cut: (code: string) => code.replace('= [prefixer];', '= [];'),
  },
  {
    // A shorthand for each element, `styled.div`, made at once.
    file: /emotion-styled\.browser\.esm\.js/,
    cut: (code: string) => code.replace('tags.forEach(', '[].forEach('),
  },
];

/** Leaves out of the application what no page can reach, though the bundler cannot know it. */
export function unusedCode(): Plugin {
  return {
    name: 'saralpay:unused-code',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: [unused, /^react-router/, /^lodash(-es)?\/clone(Deep)?$/] },
      async handler(source, importer, options) {
        if (unused.test(source)) return neverCalled;
        // Formik alone copies with it, and what it copies here are strings.
        if (source.startsWith('lodash')) return structuredClone;
        const resolved = await this.resolve(source, importer, options);
        // The package offers bundlers its development build alone, which warns of what a developer might mend.
        return resolved?.id.replace(/(react-router\/dist\/)development/, '$1production');
      },
    },
    load: {
      filter: { id: new RegExp(`^(${neverCalled}|${structuredClone})$`) },
      handler: (id) => Reflect.get(modules, id),
    },
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler: (code, id) => ({
        code: cuts.reduce((kept, { file, cut }) => (file.test(id) ? cut(kept) : kept), code),
        map: null,
      }),
    },
  };
}
