import { namesFont, type Script, scriptFonts } from './scripts';

/** The files to preload for a script: all text of its pages is set in them. */
export const preloadedFontUrls = (script: Script) =>
  scriptFonts[script]().fonts.map(({ url }) => url);

/**
 * The `@font-face` rules of a script as a style sheet of their own. Emotion moves its prerendered
 * styles when it starts in the browser, and a font whose rule is moved is loaded and swapped again.
 */
export function fontFaceCss(script: Script): string {
  const { fonts, fallbacks } = scriptFonts[script]();
  return [...[...fonts, namesFont()].map(({ face }) => face), ...fallbacks].join('');
}
