import { language } from '#messages/language';
import { createSiteTheme } from '../src/theme/theme';
import { typographyOf } from '../src/theme/typography';

/** The theme that the stories stand in, for those that compare what is drawn with what it says. */
export const theme = createSiteTheme(language.script);

/** Its text styles, as they are written. */
export const typography = typographyOf(language.script);
