import latinUrl from './fonts/anek-latin.woff2?url';
import rupeeUrl from './fonts/anek-latin-rupee.woff2?url';

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

/** The file to preload: all Latin text; the rupee sign's small file follows on demand. */
export const preloadedFontUrl: string = latinUrl;

const shippedFace = (url: string, unicodeRange: string): FontFaceDescriptors => ({
  fontFamily: "'Anek Latin Variable'",
  src: `url(${JSON.stringify(url)}) format('woff2')`,
  fontWeight: '400 750',
  fontStretch: '80% 100%',
  fontDisplay: 'swap',
  unicodeRange,
});

/** Anek Latin's own line box in em: ascender 1800, descender 400 and no gap, of 2000 units. */
const anekLine = { ascent: 0.9, descent: 0.2 } as const;

const perCent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * A face of the visitor's own that takes the room Anek Latin will take.
 *
 * `advanceRatio` is the average advance of Anek Latin (kerned, at the weight and width of the
 * face's use) divided by that of the local font, over some 900 characters of this site's English.
 * It becomes `size-adjust`, which scales the glyphs and the line box alike; so ascent and descent
 * are Anek Latin's divided by the same ratio, and the line box comes out at 0.9 and 0.2 em again.
 *
 * | use               | Anek Latin | Arial           | Roboto          |
 * |-------------------|------------|-----------------|-----------------|
 * | text 400, 100 %   | 0.4135 em  | 0.4405, regular | 0.4387, regular |
 * | labels 600, 100 % | 0.4279 em  | 0.4744, bold    | 0.4455, bold    |
 * | heads 720, 84 %   | 0.3650 em  | 0.4808, bold    | 0.4521, bold    |
 *
 * Liberation Sans and Arimo have the advances of Arial.
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
const roboto = ['Roboto', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];

/**
 * Every font face of the site.
 *
 * - `Anek Latin Variable`: the shipped font.
 * - `Anek Latin fallback`: stands in for running text and labels.
 * - `Anek Latin fallback narrow`: stands in for headlines (84 % wide, weight 720).
 *
 * Where rules of one family overlap, the last one whose font the device has is used.
 */
const fontFaces: readonly FontFaceDescriptors[] = [
  shippedFace(
    latinUrl,
    'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
  ),
  shippedFace(rupeeUrl, 'U+20B9'),
  fallbackFace('Anek Latin fallback', '400 500', 0.4135 / 0.4387, roboto),
  fallbackFace('Anek Latin fallback', '400 500', 0.4135 / 0.4405, arial),
  fallbackFace('Anek Latin fallback', '501 750', 0.4279 / 0.4455, robotoBold),
  fallbackFace('Anek Latin fallback', '501 750', 0.4279 / 0.4744, arialBold),
  fallbackFace('Anek Latin fallback narrow', '400 750', 0.365 / 0.4387, roboto),
  fallbackFace('Anek Latin fallback narrow', '400 750', 0.365 / 0.4521, robotoBold),
  fallbackFace('Anek Latin fallback narrow', '400 750', 0.365 / 0.4808, arialBold),
];

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The `@font-face` rules as a style sheet of their own. Emotion moves its prerendered styles when it
 * starts in the browser, and a font whose rule is moved is loaded and swapped again.
 */
export const fontFaceCss: string = fontFaces
  .map((face) => {
    const declarations = Object.entries(face).map(([name, value]) => `${kebabCase(name)}:${value}`);
    return `@font-face{${declarations.join(';')}}`;
  })
  .join('');
