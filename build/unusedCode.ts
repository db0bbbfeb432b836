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

const neverCalledId = '\0never-called';
const cloneId = '\0structured-clone';

const modules = {
  [neverCalledId]: `
const neverCalled = () => {
  throw new Error('A module that build/unusedCode.ts leaves out is needed after all.');
};
export {
  neverCalled as default,
  neverCalled as camelCase,
  neverCalled as snakeCase,
  neverCalled as stringifyTheme,
};`,
  [cloneId]: 'export default globalThis.structuredClone;',
};

/** Statements that keep code in a package which the bundler would leave out otherwise, by the package's file. */
const cuts: readonly { file: RegExp; cut: RegExp; by: string }[] = [
  // A name or defaults that are assigned, or a call without a pure mark, keep an unused component.
  { file: /react-router\/dist\/production/, cut: /^\w+\.displayName = .*/gm, by: '' },
  {
    file: /react-router\/dist\/production/,
    cut: /(?<== )React\d*\.forwardRef\(/g,
    by: '/*#__PURE__*/ $&',
  },
  { file: /formik\.esm\.js/, cut: /^\w+\.(displayName|defaultProps) = [^;]*;/gm, by: '' },
  // The prefixes for browsers of long ago, which are used where a cache is made without plug-ins.
  { file: /emotion-cache\.browser\.esm\.js/, cut: /= \[prefixer\];/, by: '= [];' },
  // A shorthand for each element, `styled.div`, made at once.
  { file: /emotion-styled\.browser\.esm\.js/, cut: /\btags\.forEach\(/, by: '[].forEach(' },
];

/** Leaves out of the application what no page can reach, though the bundler cannot know it. */
export function unusedCode(): Plugin {
  const made = new Set<RegExp>();
  return {
    name: 'saralpay:unused-code',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: [unused, /^react-router/, /^lodash(-es)?\/clone(Deep)?$/] },
      async handler(source, importer, options) {
        if (unused.test(source)) return neverCalledId;
        // Formik alone copies with it, and what it copies here are strings.
        if (source.startsWith('lodash')) return cloneId;
        const resolved = await this.resolve(source, importer, options);
        // The package offers bundlers its development build alone, which warns of what a developer might mend.
        return resolved?.id.replace(/(react-router\/dist\/)development/, '$1production');
      },
    },
    load: {
      filter: { id: new RegExp(`^(${neverCalledId}|${cloneId})$`) },
      handler: (id) => Reflect.get(modules, id),
    },
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler(code, id) {
        let kept = code;
        for (const { file, cut, by } of cuts) {
          if (!file.test(id)) continue;
          const before = kept;
          kept = kept.replace(cut, by);
          if (kept !== before) made.add(cut);
        }
        return { code: kept, map: null };
      },
    },
    buildEnd(error) {
      const missed = cuts.find(({ cut }) => !made.has(cut));
      if (missed && !error) this.error(`No file has what ${missed.cut} would leave out.`);
    },
  };
}
