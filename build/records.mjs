import { importSource } from './importSource.mjs';

/** @type {Promise<typeof import('../src/content/languages.ts')>} */
const languagesModule = importSource('src/content/languages.ts');
/** @type {Promise<typeof import('../src/theme/scripts.ts')>} */
const scriptsModule = importSource('src/theme/scripts.ts');

export const { languages } = await languagesModule;
export const { scriptBuilds, namesFontBytes } = await scriptsModule;
export const namesFont = (await scriptsModule).namesFont();

/** The fonts of each script. */
export const scriptFonts = Object.fromEntries(
  Object.entries((await scriptsModule).scriptFonts).map(([script, fontsOf]) => [script, fontsOf()]),
);
