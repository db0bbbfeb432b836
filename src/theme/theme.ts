import { createTheme } from '@mui/material/styles';
import { baseline } from './baseline';
import { buttons } from './buttons';
import { feedback } from './feedback';
import { fontFamiliesOf } from './fontFamilies';
import { icons } from './icons';
import { inputs } from './inputs';
import { links } from './links';
import { palette } from './palette';
import type { Script } from './scripts';
import { text } from './text';
import { floatShadow, motion, radius, spaceUnit } from './tokens';
import { typographyOf } from './typography';

declare module '@mui/material/styles' {
  interface Theme {
    /** Corner radii in pixels: controls 12, surfaces 20, stages 28. */
    radius: typeof radius;
    /** The one shadow, for what really floats. */
    floatShadow: string;
    /** The unit of the spacing scale in pixels. */
    spaceUnit: number;
    /** Of fields, in a script whose font has only the syllables of the messages. */
    typedFontFamily: string | undefined;
  }
  interface ThemeOptions {
    radius?: typeof radius;
    floatShadow?: string;
    spaceUnit?: number;
    typedFontFamily?: string | undefined;
  }
}

/** The look of the site in a script, made from the tokens; parts take every value from here. */
export const createSiteTheme = (script: Script) =>
  createTheme({
    palette,
    typography: typographyOf(script),
    spacing: spaceUnit,
    spaceUnit,
    typedFontFamily: fontFamiliesOf(script).typed,
    radius,
    floatShadow,
    shape: { borderRadius: radius.control },
    transitions: {
      duration: {
        shortest: motion.short,
        shorter: motion.short,
        short: motion.medium,
        standard: motion.medium,
        complex: motion.long,
        enteringScreen: motion.medium,
        leavingScreen: motion.short,
      },
      easing: {
        easeInOut: motion.easeOut,
        easeOut: motion.easeOut,
        easeIn: motion.easeOut,
        sharp: motion.easeOut,
      },
    },
    components: { ...baseline, ...buttons, ...links, ...icons, ...inputs, ...feedback, ...text },
  });
