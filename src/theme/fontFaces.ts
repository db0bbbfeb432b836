import devanagariUrl from './fonts/anek-devanagari.woff2?url';
import languageNamesUrl from './fonts/anek-devanagari-names.woff2?url';
import fontUrl from './fonts/anek-latin.woff2?url';
import characters from './fonts/characters.json';
import type { Script } from './tokens';

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

/** The files to preload for a writing: all text of its pages is set in them. */
export const preloadedFontUrls = {
  Latn: [fontUrl],
  Deva: [fontUrl, devanagariUrl],
} as const satisfies Record<Script, readonly string[]>;

/** The font made by build/subset_fonts.py, which reads the same list of characters. */
const shippedFace: FontFaceDescriptors = {
  fontFamily: "'Anek Latin Variable'",
  src: `url(${JSON.stringify(fontUrl)}) format('woff2')`,
  fontWeight: '400 720',
  fontStretch: '84% 100%',
  fontDisplay: 'swap',
  unicodeRange: characters.join(', '),
};

/** Anek Latin's own line box in em: ascender 1800, descender 400 and no gap, of 2000 units. */
const anekLine = { ascent: 0.9, descent: 0.2 } as const;

const perCent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * A face of the visitor's own that takes the room Anek Latin will take.
 *
 * `advanceRatio` is the average advance of Anek Latin (kerned, at the weight and width of the
 * face's use) divided by that of the local font, over every text of this site; by up to half a per
 * cent more or less where more lines then break as they will. It becomes `size-adjust`, which
 * scales the glyphs and the line box alike; so ascent and descent are Anek Latin's divided by the
 * same ratio, and the line box comes out at 0.9 and 0.2 em again.
 *
 * | average advance   | Anek Latin | Arial           | Roboto, bold where heavy | Roboto, regular |
 * |-------------------|------------|-----------------|--------------------------|-----------------|
 * | text 400, 100 %   | 0.4157 em  | 0.4431, regular | 0.4412, regular          | 0.4412          |
 * | labels 600, 100 % | 0.4721 em  | 0.5232, bold    | 0.4930, bold             | 0.4862          |
 * | heads 720, 84 %   | 0.3844 em  | 0.5064, bold    | 0.4759, bold             | 0.4689          |
 *
 * Liberation Sans and Arimo have the advances of Arial. A width in `ch` is that of the zero, which
 * no ratio fits (0.566 em in Anek Latin, 0.522 to 0.531 em here): a column set in `ch` is narrower
 * until the font has come, one set in `em` or `rem` is not.
 */
const fallbackFace = (
  fontFamily: string,
  fontWeight: string,
  advanceRatio: number,
  localNames: readonly string[],
): FontFaceDescriptors => ({
  fontFamily: `'${fontFamily}'`,
  src: localNames.map((name) => `local('${name}')`).join(', '),
  fontWeight,
  sizeAdjust: perCent(advanceRatio),
  ascentOverride: perCent(anekLine.ascent / advanceRatio),
  descentOverride: perCent(anekLine.descent / advanceRatio),
  lineGapOverride: '0%',
});

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];

/**
 * A local font is found by its full name or its PostScript name, never by family and weight. On
 * older Android phones Roboto is a file for each weight; on recent ones it is one variable file,
 * which has the regular's names alone. So wherever the bold is wanted, a rule for the regular comes
 * before it.
 */
const roboto = ['Roboto', 'Roboto Regular', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];

/** Devanagari's letters, signs and danda; its digits are not used. */
const devanagariRange = 'U+0900-0965, U+0970-097F, U+200C-200D, U+25CC';

/**
 * The Devanagari face of a file made by build/subset_devanagari.py. It takes the line box of Anek
 * Latin: the font's own has room for every sign at once, which the theme's line heights give instead.
 */
const devanagariFace = (url: string): FontFaceDescriptors => ({
  fontFamily: "'Anek Devanagari Variable'",
  src: `url(${JSON.stringify(url)}) format('woff2')`,
  fontWeight: '400 720',
  fontDisplay: 'swap',
  unicodeRange: devanagariRange,
  ascentOverride: perCent(anekLine.ascent),
  descentOverride: perCent(anekLine.descent),
  lineGapOverride: '0%',
});

/**
 * What stands in for Devanagari, on Androids and most else Noto. Average advances over every Hindi text of
 * the site, without blanks: Anek 1.020 of Noto's at 400, 1.083 of its regular and 0.993 of its bold at 720.
 */
const devanagari = ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular', 'Nirmala UI'];
const devanagariBold = ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold', 'Nirmala UI Bold'];

/**
 * Every font face for the pages of a writing.
 *
 * - `Anek Latin Variable`, `Anek Devanagari Variable`: the shipped fonts. Pages in Latin letters have
 *   of the latter only what the names of languages are written with.
 * - `Anek Latin fallback`: stands in for running text and labels.
 * - `Anek Latin fallback narrow`: stands in for headlines (84 % wide, weight 720).
 * - `Anek Devanagari fallback`: stands in for all Devanagari.
 *
 * Where rules of one family overlap, the last one whose font the device has is used.
 */
const fontFaces = {
  Latn: [
    shippedFace,
    devanagariFace(languageNamesUrl),
    fallbackFace('Anek Latin fallback', '400 500', 0.945, roboto),
    fallbackFace('Anek Latin fallback', '400 500', 0.939, arial),
    fallbackFace('Anek Latin fallback', '501 720', 0.971, roboto),
    fallbackFace('Anek Latin fallback', '501 720', 0.9576, robotoBold),
    fallbackFace('Anek Latin fallback', '501 720', 0.9023, arialBold),
    fallbackFace('Anek Latin fallback narrow', '400 720', 0.816, roboto),
    fallbackFace('Anek Latin fallback narrow', '400 720', 0.804, robotoBold),
    fallbackFace('Anek Latin fallback narrow', '400 720', 0.762, arialBold),
  ],
  Deva: [
    shippedFace,
    devanagariFace(devanagariUrl),
    fallbackFace('Anek Devanagari fallback', '400 500', 1.02, devanagari),
    fallbackFace('Anek Devanagari fallback', '501 720', 1.083, devanagari),
    fallbackFace('Anek Devanagari fallback', '501 720', 0.993, devanagariBold),
  ],
} as const satisfies Record<Script, readonly FontFaceDescriptors[]>;

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The `@font-face` rules of a writing as a style sheet of their own. Emotion moves its prerendered
 * styles when it starts in the browser, and a font whose rule is moved is loaded and swapped again.
 */
export function fontFaceCss(script: Script): string {
  return fontFaces[script]
    .map((face) => {
      const declarations = Object.entries(face).map(
        ([name, value]) => `${kebabCase(name)}:${value}`,
      );
      return `@font-face{${declarations.join(';')}}`;
    })
    .join('');
}
