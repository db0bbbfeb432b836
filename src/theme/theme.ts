import { createTheme, type Theme } from '@mui/material/styles';
import { buttons } from './buttons';
import { feedback } from './feedback';
import { fontFamiliesOf } from './fontFamilies';
import { icons } from './icons';
import { inputs } from './inputs';
import { links } from './links';
import { palette } from './palette';
import { type Script, scripts } from './scripts';
import { borders, cards } from './surfaces';
import { text } from './text';
import { floatShadow, motion, radius, spaceUnit } from './tokens';
import { scaledSize, typographyOf } from './typography';

declare module '@mui/material/styles' {
  interface Theme {
    /** Corner radii in pixels: controls 12, surfaces 20, stages 28. */
    radius: typeof radius;
    /** The one shadow, for what really floats. */
    floatShadow: string;
    /** Borders by their role. */
    borders: typeof borders;
    /** The unit of the spacing scale in pixels. */
    spaceUnit: number;
    /** Of text, of headlines, and of fields in a script whose font has only the syllables of the messages. */
    fontFamilies: ReturnType<typeof fontFamiliesOf>;
    /** A size of headlines that a component has for itself, as the script takes it. */
    headlineSize: (size: string) => string;
    /** Container queries of the header: where its links stand in the bar, where in a drawer, and where the language is named. */
    bar: { wide: string; narrow: string; named: string };
  }
  interface ThemeOptions {
    radius?: typeof radius;
    floatShadow?: string;
    borders?: typeof borders;
    spaceUnit?: number;
    fontFamilies?: ReturnType<typeof fontFamiliesOf>;
    headlineSize?: (size: string) => string;
    bar?: { wide: string; narrow: string; named: string };
  }
}

/** The width of the header, not of the window: only so a larger text size counts. */
const barQueries = ({ links, languageName }: { links: string; languageName: string }) => ({
  wide: `@container bar (width >= ${links})`,
  narrow: `@container bar (width < ${links})`,
  named: `@container bar (width >= ${languageName})`,
});

/** MUI mixes colours itself, and can read no variable; the browser can. */
const withVariables = (theme: Theme) => {
  const { alpha } = theme;
  theme.alpha = (colour, share) =>
    colour.startsWith('var(')
      ? `color-mix(in srgb, ${colour} ${Number(share) * 100}%, transparent)`
      : alpha.call(theme, colour, share);
  return theme;
};

/** The look of the site in a script, made from the tokens; components take every value from here. */
export const createSiteTheme = (script: Script) =>
  withVariables(
    createTheme({
      // Components write `text.secondary` on every surface, which says what that is on it.
      palette: { ...palette, text: { ...palette.text, secondary: 'var(--muted)' } },
      borders,
      typography: typographyOf(script),
      spacing: spaceUnit,
      spaceUnit,
      fontFamilies: fontFamiliesOf(script),
      headlineSize: (size) => scaledSize(scripts[script].scale, size),
      bar: barQueries(scripts[script].bar),
      radius,
      floatShadow,
      shape: { borderRadius: radius.control },
      // MUI writes its shadows into every contained button, also where none is shown.
      shadows: createTheme().shadows.fill('none'),
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
      components: {
        ...cards,
        ...buttons,
        ...links,
        ...icons,
        ...inputs,
        ...feedback,
        ...text,
      },
    }),
  );
