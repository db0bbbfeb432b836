import { language } from '#messages/language';
import { palette } from '../src/theme/palette';
import { createSiteTheme } from '../src/theme/theme';
import { typographyOf } from '../src/theme/typography';

const siteTheme = createSiteTheme(language.script);

/**
 * The theme that the stories stand in, for those that compare what is drawn with what it says. Its secondary text is
 * that of light surfaces, which the site's components take from the surface.
 */
export const theme = { ...siteTheme, palette: { ...siteTheme.palette, text: palette.text } };

/** Its text styles, as they are written. */
export const typography = typographyOf(language.script);
