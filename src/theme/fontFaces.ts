import { type FallbackFont, type FontFile, type Script, scripts } from './scripts';

/** The descriptors of one `@font-face` rule that this site uses. */
type FontFaceDescriptors = {
  fontFamily: string;
  src: string;
  fontWeight: string;
  fontStretch?: string;
  fontDisplay?: 'swap';
  unicodeRange?: string;
  sizeAdjust?: string;
  ascentOverride?: string;
  descentOverride?: string;
  lineGapOverride?: string;
};

/** Anek Latin's own line box in em: ascender 1800, descender 400 and no gap, of 2000 units. */
const lineBox = { ascent: 0.9, descent: 0.2 } as const;

const perCent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * Every font has the line box of Anek Latin. One of another script has room for every sign at once in
 * its own, which the script's line heights give instead.
 */
const shippedFace = ({ family, url, range, hasWidths }: FontFile): FontFaceDescriptors => ({
  fontFamily: `'${family}'`,
  src: `url(${JSON.stringify(url)}) format('woff2')`,
  fontWeight: '400 720',
  ...(hasWidths && { fontStretch: '84% 100%' }),
  fontDisplay: 'swap',
  unicodeRange: range,
  ...(!hasWidths && {
    ascentOverride: perCent(lineBox.ascent),
    descentOverride: perCent(lineBox.descent),
    lineGapOverride: '0%',
  }),
});

/** `size-adjust` scales the glyphs and the line box alike, so the line box is divided by it. */
const fallbackFace = ({
  family,
  weights,
  advanceRatio,
  localNames,
}: FallbackFont): FontFaceDescriptors => ({
  fontFamily: `'${family}'`,
  src: localNames.map((name) => `local('${name}')`).join(', '),
  fontWeight: weights,
  sizeAdjust: perCent(advanceRatio),
  ascentOverride: perCent(lineBox.ascent / advanceRatio),
  descentOverride: perCent(lineBox.descent / advanceRatio),
  lineGapOverride: '0%',
});

/** What the names of languages in other scripts are written with. */
const namesFontsFor = (script: Script) =>
  Object.entries(scripts).flatMap(([other, { namesFont }]) =>
    other !== script && namesFont ? [namesFont] : [],
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
  const shipped = [...fonts, ...namesFontsFor(script)].map(shippedFace);
  return [...shipped, ...fallbacks.map(fallbackFace)]
    .map((face) => {
      const declarations = Object.entries(face).map(
        ([name, value]) => `${kebabCase(name)}:${value}`,
      );
      return `@font-face{${declarations.join(';')}}`;
    })
    .join('');
}
