/** The descriptors of one `@font-face` rule that this site uses. */
export type FontFace = {
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

const perCent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * Every font has the line box of Anek Latin, in em: ascender 1800, descender 400 and no gap, of 2000
 * units. `size-adjust` scales the glyphs and the line box alike, so the line box is divided by it.
 */
const lineBox = (ratio = 1) => ({
  ascentOverride: perCent(0.9 / ratio),
  descentOverride: perCent(0.2 / ratio),
  lineGapOverride: '0%',
});

/** A font of this site; one of another script has a line box of its own, with room for every sign at once. */
export const shippedFace = (
  family: string,
  url: string,
  unicodeRange: string,
  own: Partial<FontFace> = lineBox(),
): FontFace => ({
  fontFamily: `'${family}'`,
  src: `url(${JSON.stringify(url)}) format('woff2')`,
  fontWeight: '400 720',
  fontDisplay: 'swap',
  unicodeRange,
  ...own,
});

/**
 * A font of the visitor's that takes the room of this site's until that has come.
 *
 * `advanceRatio` is the average advance of the site's font (kerned, at the weight and width of the
 * use) divided by that of the local font, over every text of the site; by up to half a per cent more
 * or less where more lines then break as they will.
 */
export const fallbackFace = (
  family: string,
  fontWeight: string,
  advanceRatio: number,
  localNames: readonly string[],
): FontFace => ({
  fontFamily: `'${family}'`,
  src: localNames.map((name) => `local('${name}')`).join(', '),
  fontWeight,
  sizeAdjust: perCent(advanceRatio),
  ...lineBox(advanceRatio),
});
