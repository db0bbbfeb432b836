import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * A module of `src` with what it exports, for scripts that Node runs as they are.
 *
 * @template Exports
 * @param {string} file below `src`
 * @returns {Promise<Exports>}
 */
async function load(file) {
  const url = new URL(`../src/${file}`, import.meta.url);
  const { module } = await runnerImport(fileURLToPath(url), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

// Vite sets the environment that a build started from here would take for its own.
const { NODE_ENV } = process.env;
/** @type {Promise<typeof import('../src/content/languages.ts')>} */
const languagesModule = load('content/languages.ts');
/** @type {Promise<typeof import('../src/theme/scripts.ts')>} */
const scriptsModule = load('theme/scripts.ts');

export const { languages } = await languagesModule;
export const { scriptBuilds, namesFontBytes } = await scriptsModule;
export const namesFont = (await scriptsModule).namesFont();

/** The fonts of each script. */
export const scriptFonts = Object.fromEntries(
  Object.entries((await scriptsModule).scriptFonts).map(([script, fontsOf]) => [script, fontsOf()]),
);

if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;
