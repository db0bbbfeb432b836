import type { PaletteColor, PaletteOptions, SimplePaletteColorOptions } from '@mui/material/styles';
import { colours } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    ink: PaletteColor;
    marigold: PaletteColor;
    leaf: PaletteColor;
    rose: PaletteColor;
    paper: PaletteColor;
    sand: PaletteColor;
    edge: PaletteColor;
  }
  interface PaletteOptions {
    ink: SimplePaletteColorOptions;
    marigold: SimplePaletteColorOptions;
    leaf: SimplePaletteColorOptions;
    rose: SimplePaletteColorOptions;
    paper: SimplePaletteColorOptions;
    sand: SimplePaletteColorOptions;
    edge: SimplePaletteColorOptions;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    marigold: true;
    paper: true;
  }
}

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsColorOverrides {
    marigold: true;
    ink: true;
  }
}

/**
 * Roles of the colours. Every pair of `main` and `contrastText` reaches 4.5:1, but for `rose`, which
 * is for shapes alone.
 */
export const palette = {
  primary: {
    main: colours.indigo,
    dark: colours.ink,
    light: colours.indigoBright,
    contrastText: colours.white,
  },
  secondary: { main: colours.marigoldDeep, contrastText: colours.white },
  success: { main: colours.leaf, light: colours.leafMist, contrastText: colours.white },
  error: { main: colours.rose, light: colours.roseMist, contrastText: colours.white },
  ink: { main: colours.ink, light: colours.indigoMist, contrastText: colours.paper },
  marigold: {
    main: colours.marigold,
    light: colours.marigoldBright,
    dark: colours.marigoldBright,
    contrastText: colours.ink,
  },
  leaf: { main: colours.leaf, light: colours.leafMist, contrastText: colours.white },
  rose: { main: colours.roseShape, light: colours.roseMist, contrastText: colours.ink },
  paper: {
    main: colours.paper,
    light: colours.white,
    dark: colours.sand,
    contrastText: colours.ink,
  },
  sand: { main: colours.sand, contrastText: colours.ink },
  /** Edges of controls on light surfaces, at least 3:1 on paper, white and sand. */
  edge: { main: colours.edge, contrastText: colours.white },
  text: { primary: colours.ink, secondary: colours.mute },
  background: { default: colours.paper, paper: colours.white },
  divider: colours.line,
} satisfies PaletteOptions;
