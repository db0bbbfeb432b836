import { type Script, scripts } from './scripts';

/** What the names of languages in other scripts are written with. */
const namesFontsFor = (script: Script) =>
  Object.entries(scripts).flatMap(([other, { namesFont }]) =>
    namesFont && other !== script ? [namesFont] : [],
  );

/** The files to preload for a script: all text of its pages is set in them. */
export const preloadedFontUrls = (script: Script) => scripts[script].fonts.map(({ url }) => url);

/** Values of `font-family` for the pages of a script. */
export function fontFamiliesOf(script: Script) {
  const { text, headline, typed } = scripts[script].families;
  const listOf = (families: readonly string[]) =>
    [...families.map((family) => `'${family}'`), 'system-ui', 'sans-serif'].join(', ');
  return {
    text: listOf([...text, ...namesFontsFor(script).map(({ family }) => family)]),
    headline: listOf(headline),
    typed: typed && listOf(typed),
  };
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The `@font-face` rules of a script as a style sheet of their own. Emotion moves its prerendered
 * styles when it starts in the browser, and a font whose rule is moved is loaded and swapped again.
 */
export function fontFaceCss(script: Script): string {
  const { fonts, fallbacks } = scripts[script];
  const shipped = [...fonts, ...namesFontsFor(script)].map(({ face }) => face);
  return [...shipped, ...fallbacks]
    .map((face) => {
      const declarations = Object.entries(face).map(
        ([name, value]) => `${kebabCase(name)}:${value}`,
      );
      return `@font-face{${declarations.join(';')}}`;
    })
    .join('');
}
