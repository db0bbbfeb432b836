import type { CSSObject, Theme } from '@mui/material/styles';
import { ring, ringOnLight } from './focusRing';
import { onPaper } from './onPaper';
import { palette } from './palette';
import { height, pageWidth, radius, spaceUnit } from './tokens';
import { withoutPretty } from './typography';

/** Lengths that grow with the visitor's text size. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** Rules for the document itself. The focus ring is seen on every surface (WCAG 2.2, 2.4.7). */
export const baseline = (theme: Theme) =>
  ({
    ':root': {
      '--gutter': 'clamp(1rem, 4vw, 2.5rem)',
      '--page-width': `clamp(${rem(pageWidth.least)}, 80vw, ${rem(pageWidth.greatest)})`,
      '--bleed': 'max(var(--gutter), (100vw - var(--page-width)) / 2)',
      '--header-height': rem(height.headerSmall),
      // How much of the window's top the header keeps while the page scrolls.
      '--header-in-view': 'var(--header-height)',
      '--muted': palette.text.secondary,
      '--accent': palette.secondary.main,
      '--line': palette.divider,
      '--link': palette.primary.main,
      '--link-hover': palette.primary.light,
      '--bar-height': '0rem',
      '--font': theme.fontFamilies.text,
      '--font-headline': theme.fontFamilies.headline,
      ...ringOnLight,
      [theme.breakpoints.up('md')]: { '--header-height': rem(height.header) },
    },
    // The bar of an `InPageNav` takes the header's place in narrow windows, where a column of contents is a bar too.
    ':root:has([data-parts])': {
      [theme.breakpoints.down('md')]: {
        '--bar-height': rem(height.control),
        '--header-in-view': '0rem',
        '--header-position': 'relative',
      },
    },
    ':root:has([data-parts=row])': {
      [theme.breakpoints.up('md')]: { '--bar-height': rem(height.control) },
    },
    // For what has no logical property: gradients, origins and movements.
    '[dir=rtl]': { '--inline': -1 },
    html: {
      scrollPaddingTop: `calc(var(--header-in-view) + var(--bar-height) + ${rem(spaceUnit * 4)})`,
      textSizeAdjust: '100%',
      // Letters on whole pixels would run together on a screen of one dot a pixel.
      textRendering: 'geometricPrecision',
    },
    // Which browsers do not pass on to them.
    'button, input, select, textarea': { textRendering: 'inherit' },
    body: {
      overflowWrap: 'break-word',
      fontOpticalSizing: 'auto',
      // All text takes it from here; headlines are balanced everywhere.
      textWrap: 'pretty',
      [withoutPretty]: { textWrap: 'balance' },
    },
    'img, svg': { maxWidth: '100%' },
    '::selection': {
      backgroundColor: theme.palette.marigold.main,
      color: theme.palette.ink.main,
    },
    // Too old a browser has no panel to open; the page and the footer have links to every page.
    '@supports not selector(:popover-open)': {
      '[popover], [popovertarget]': { display: 'none !important' },
    },
    // While the drawer covers the page, what is behind it can be neither scrolled nor reached with Tab.
    'html:has(#site-menu:popover-open)': {
      overflow: 'hidden',
      '& :is(main, footer, aside)': { visibility: 'hidden' },
    },
    ':focus-visible': { ...ring, borderRadius: radius.control / 2 },
    'h1:focus, h2:focus, h3:focus, main:focus': { outline: 'none', boxShadow: 'none' },
    // A kern across a blank would make the groups of a number uneven, and a narrow one run them together.
    'a[href^="tel:"]': { fontKerning: 'none', wordSpacing: '0.12em' },
    ...onPaper,
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
  }) satisfies CSSObject;
