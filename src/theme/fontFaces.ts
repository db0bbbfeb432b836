import { namesFont, type Script, scriptFonts } from './scripts';

/** The files to preload for a script: all text of its pages is set in them. */
export const preloadedFontUrls = (script: Script) =>
  scriptFonts[script]().fonts.map(({ url }) => url);

/** The `@font-face` rules of a script. */
export function fontFaceCss(script: Script): string {
  const { fonts, fallbacks } = scriptFonts[script]();
  return [...[...fonts, namesFont()].map(({ face }) => face), ...fallbacks].join('');
}
