import type { Components, Theme } from '@mui/material/styles';
import { height, radius } from './tokens';

/**
 * Rules for the document itself. The focus ring is drawn twice, bright indigo with a paper edge,
 * so that it is seen on every surface (WCAG 2.2, 2.4.7 and 2.4.13).
 */
export const baseline = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':root': {
        '--gutter': 'clamp(1rem, 4vw, 2.5rem)',
        '--header-height': `${height.headerSmall}px`,
        [theme.breakpoints.up('md')]: { '--header-height': `${height.header}px` },
      },
      html: {
        scrollPaddingTop: height.header + theme.spaceUnit * 4,
        textSizeAdjust: '100%',
        '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
      },
      body: { overflowWrap: 'break-word', fontOpticalSizing: 'auto' },
      'img, svg': { maxWidth: '100%' },
      '::selection': {
        backgroundColor: (theme.vars ?? theme).palette.marigold.main,
        color: (theme.vars ?? theme).palette.ink.main,
      },
      ':focus-visible': {
        outline: `3px solid ${(theme.vars ?? theme).palette.primary.light}`,
        outlineOffset: 2,
        boxShadow: `0 0 0 7px ${(theme.vars ?? theme).palette.paper.main}`,
        borderRadius: radius.control / 2,
      },
      'h1:focus, h2:focus, h3:focus, main:focus': { outline: 'none', boxShadow: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
} satisfies Components<Theme>;
