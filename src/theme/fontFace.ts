const perCent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * Every font has the line box of Anek Latin, in em: ascender 1800, descender 400 and no gap, of 2000
 * units. `size-adjust` scales the glyphs and the line box alike, so the line box is divided by it.
 */
const lineBox = (ratio = 1) =>
  `ascent-override:${perCent(0.9 / ratio)};descent-override:${perCent(0.2 / ratio)};line-gap-override:0%`;

/** The rule of a font of this site. One of another script has room for every sign at once in its own line box. */
export const shippedFace = (family: string, url: string, range: string, own = lineBox()) =>
  `@font-face{font-family:'${family}';src:url(${JSON.stringify(url)}) format('woff2');` +
  `font-weight:400 720;font-display:swap;unicode-range:${range};${own}}`;

/**
 * The rule of a font of the visitor's that takes the room of this site's until that has come.
 *
 * `advanceRatio` is the average advance of the site's font (kerned, at the weight and width of the
 * use) divided by that of the local font, over every text of the site; by up to half a per cent more
 * or less where more lines then break as they will.
 */
export const fallbackFace = (
  family: string,
  weights: string,
  advanceRatio: number,
  localNames: readonly string[],
) =>
  `@font-face{font-family:'${family}';src:${localNames.map((name) => `local('${name}')`).join()};` +
  `font-weight:${weights};size-adjust:${perCent(advanceRatio)};${lineBox(advanceRatio)}}`;
