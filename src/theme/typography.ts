import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { fontFamily, fontWidth, narrowFontFamily } from './tokens';

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

const headline = {
  fontFamily: narrowFontFamily,
  fontStretch: fontWidth.headline,
  fontWeight: 720,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} satisfies CSSProperties;

const text = {
  fontFamily,
  fontStretch: fontWidth.text,
  fontWeight: 400,
  letterSpacing: 0,
  textWrap: 'pretty',
} satisfies CSSProperties;

/**
 * Of labels and buttons. At 650 and 16 px the dot of the i touches its stem on a screen of one dot
 * a pixel; at 600 it stays clear from 16 px up.
 */
const labelWeight = 600;

/**
 * Sizes grow with the window from 360 pixels on; they are in rem so that text zoom holds.
 * The share of the window that caps the largest keeps their longest words whole in large text.
 */
export const typography = {
  fontFamily,
  htmlFontSize: 16,
  fontWeightMedium: labelWeight,
  fontWeightBold: 700,
  display: {
    ...headline,
    fontSize: 'min(clamp(2.75rem, 1.77rem + 4.35vw, 5.25rem), 22vw)',
    lineHeight: 1.02,
  },
  h1: {
    ...headline,
    fontSize: 'min(clamp(2.5rem, 1.91rem + 2.61vw, 4rem), 20vw)',
    lineHeight: 1.05,
  },
  h2: {
    ...headline,
    fontSize: 'min(clamp(2rem, 1.66rem + 1.52vw, 3.5rem), 14vw)',
    lineHeight: 1.08,
  },
  h3: { ...headline, fontSize: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.875rem)', lineHeight: 1.15 },
  h4: { ...headline, fontSize: '1.25rem', lineHeight: 1.25, letterSpacing: 0 },
  h5: { ...headline, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: 0 },
  h6: { ...headline, fontSize: '1rem', lineHeight: 1.35, letterSpacing: 0 },
  figure: { ...headline, fontSize: 'clamp(3rem, 2.22rem + 3.48vw, 5rem)', lineHeight: 1 },
  eyebrow: { ...text, fontSize: '1rem', fontWeight: labelWeight, lineHeight: 1.4 },
  lead: { ...text, fontSize: 'clamp(1.125rem, 1.03rem + 0.43vw, 1.375rem)', lineHeight: 1.5 },
  body1: { ...text, fontSize: '1.125rem', lineHeight: 1.55 },
  body2: { ...text, fontSize: '1rem', lineHeight: 1.5 },
  caption: { ...text, fontSize: '0.875rem', lineHeight: 1.45 },
  button: {
    ...text,
    fontSize: '1.0625rem',
    fontWeight: labelWeight,
    lineHeight: 1.25,
    textTransform: 'none',
  },
} satisfies TypographyVariantsOptions;
