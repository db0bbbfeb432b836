import { theme } from '../src/theme/theme';

/** Window widths in pixels that stories are shown at: three of the design, and each breakpoint of the theme. */
const widths = {
  narrow: 320,
  phone: 360,
  desktop: 1280,
  ...Object.fromEntries(
    theme.breakpoints.keys
      .filter((key) => theme.breakpoints.values[key] > 0)
      .map((key) => [`from-${key}`, theme.breakpoints.values[key]]),
  ),
};

const height = '900px';

/** The toolbar's windows, and those that the stories' globals name. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    {
      name: `${name} · ${width}`,
      styles: { width: `${width}px`, height },
      type: width < theme.breakpoints.values.sm ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);

const inWindow = (value: 'narrow' | 'phone' | 'desktop') => ({
  viewport: { value, isRotated: false },
});

/** Globals of a story in the narrowest window that the site is made for. */
export const narrowWindow = inWindow('narrow');

/** Globals of a story on a phone. */
export const phoneWindow = inWindow('phone');

/** Globals of a story on a desktop. */
export const desktopWindow = inWindow('desktop');
