import { theme } from './siteTheme';

/** Window widths in pixels that stories are shown at: those of the design, and each breakpoint of the theme. */
const widths = {
  narrow: 320,
  phone: 360,
  tablet: 768,
  desktop: 1280,
  wide: 1920,
  ...Object.fromEntries(
    theme.breakpoints.keys
      .filter((key) => theme.breakpoints.values[key] > 0)
      .map((key) => [`from-${key}`, theme.breakpoints.values[key]]),
  ),
};

const titleOf = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replace('-', ' ');

/** The toolbar's windows, and those that the stories' globals name. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    {
      name: `${titleOf(name)} · ${width} px`,
      styles: { width: `${width}px`, height: '900px' },
      type: width < theme.breakpoints.values.sm ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);

type WindowName = 'narrow' | 'phone' | 'tablet' | 'from-md' | 'desktop' | 'wide';

/** Parameters of a story that opens in this window, and may be looked at in any other: globals would hold the toolbar. */
export const opensInWindow = (name: WindowName) => ({ viewport: { defaultViewport: name } });

const inWindow = (value: WindowName) => ({ viewport: { value, isRotated: false } });

/** Globals of a story in the narrowest window that the site is made for. */
export const narrowWindow = inWindow('narrow');

/** Globals of a story on a phone. */
export const phoneWindow = inWindow('phone');

/** Globals of a story on a tablet. */
export const tabletWindow = inWindow('tablet');

/** Globals of a story on a desktop. */
export const desktopWindow = inWindow('desktop');

/** Globals of a story on a wide screen. */
export const wideWindow = inWindow('wide');
