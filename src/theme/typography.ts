import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { type Script, scripts } from './scripts';
import { fontWidth } from './tokens';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: CSSProperties;
    lead: CSSProperties;
    figure: CSSProperties;
    eyebrow: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    lead?: CSSProperties;
    figure?: CSSProperties;
    eyebrow?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    figure: true;
    eyebrow: true;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

/**
 * Of labels and buttons. At 650 and 16 px the dot of the i touches its stem on a screen of one dot
 * a pixel; at 600 it stays clear from 16 px up.
 */
const labelWeight = 600;

/** WebKit takes `vw` in a font size from the window before zoom; rem caps the size there. */
export const smallWindow = '@media (max-width:599.95px)';

/** Firefox: there lines of short text are made equally long, so that none ends in a single word. */
export const withoutPretty = '@supports not (text-wrap: pretty)';

/** The lists of families stand once, at the root of the document. */
const fontFamily = 'var(--font)';
const headlineFamily = 'var(--font-headline)';

export const scaledSize = (scale: number, size: string) =>
  scale === 1 ? size : `calc(${scale} * ${size})`;

/**
 * The styles of text in a script. Sizes grow with the window from 360 pixels on; they are in rem so
 * that text zoom holds. The share of the window that caps the largest keeps their longest words whole
 * in large text.
 */
export function typographyOf(script: Script) {
  const {
    tracking,
    wordSpacing,
    headlineWordSpacing,
    scale,
    displayScale,
    labelScale,
    smallText,
    lineHeights,
  } = scripts[script];
  const spacing = wordSpacing ? { wordSpacing } : {};
  const headline = {
    ...(headlineWordSpacing ? { wordSpacing: headlineWordSpacing } : {}),
    fontFamily: headlineFamily,
    fontStretch: fontWidth.headline,
    fontWeight: 720,
    letterSpacing: tracking,
    textWrap: 'balance',
  } satisfies CSSProperties;
  const text = {
    ...spacing,
    fontFamily,
    fontStretch: fontWidth.text,
    fontWeight: 400,
    letterSpacing: 0,
  } satisfies CSSProperties;
  const small = {
    ...text,
    fontWeight: smallText.weight,
    wordSpacing: smallText.wordSpacing,
  } satisfies CSSProperties;
  /** Below 26 pixels the narrow width and tight spaces would run words together. */
  const smallHeadline = {
    ...headline,
    fontFamily,
    fontStretch: fontWidth.smallHeadline,
    letterSpacing: 0,
    wordSpacing: '0.08em',
  } satisfies CSSProperties;
  /** `small` is the size at the breakpoint: it caps only where zoom makes the window small. */
  const growing = (size: string, small: string, factor = scale) => ({
    fontSize: scaledSize(factor, size),
    [smallWindow]: { fontSize: scaledSize(factor, `min(${size}, ${small})`) },
  });

  return {
    fontFamily,
    htmlFontSize: 16,
    fontWeightMedium: labelWeight,
    fontWeightBold: 700,
    display: {
      ...headline,
      ...growing('min(clamp(2.75rem, 1.77rem + 4.35vw, 5.25rem), 22vw)', '3.4rem', displayScale),
      lineHeight: lineHeights.display,
    },
    h1: {
      ...headline,
      ...growing('min(clamp(2.5rem, 1.91rem + 2.61vw, 4rem), 20vw)', '2.89rem'),
      lineHeight: lineHeights.h1,
    },
    h2: {
      ...headline,
      ...growing('min(clamp(2rem, 1.66rem + 1.52vw, 3.5rem), 14vw)', '2.23rem'),
      lineHeight: lineHeights.h2,
    },
    h3: {
      ...headline,
      letterSpacing: 0,
      wordSpacing: wordSpacing || '0.06em',
      fontSize: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.875rem)',
      lineHeight: lineHeights.h3,
    },
    h4: { ...smallHeadline, fontSize: '1.25rem', lineHeight: lineHeights.h4 },
    h5: { ...smallHeadline, fontSize: '1.125rem', lineHeight: lineHeights.h5 },
    h6: { ...smallHeadline, fontSize: '1rem', lineHeight: lineHeights.h6 },
    figure: {
      ...headline,
      // Digits are those of the Latin font in every script.
      fontStretch: fontWidth.headline,
      fontSize: 'clamp(2rem, 1.66rem + 1.52vw, 3rem)',
      lineHeight: lineHeights.figure,
    },
    eyebrow: {
      ...small,
      fontSize: '1rem',
      fontWeight: labelWeight,
      lineHeight: lineHeights.eyebrow,
    },
    lead: {
      ...text,
      fontSize: 'clamp(1.125rem, 1.03rem + 0.43vw, 1.375rem)',
      lineHeight: lineHeights.lead,
    },
    body1: { ...text, fontSize: '1.125rem', lineHeight: lineHeights.body1 },
    body2: { ...small, fontSize: `${smallText.body2}rem`, lineHeight: lineHeights.body2 },
    caption: { ...small, fontSize: `${smallText.caption}rem`, lineHeight: lineHeights.caption },
    button: {
      ...small,
      fontSize: `${1.0625 * labelScale}rem`,
      fontWeight: labelWeight,
      lineHeight: lineHeights.button,
      textTransform: 'none',
    },
  } satisfies TypographyVariantsOptions;
}
