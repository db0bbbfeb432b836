import type { Components, Theme } from '@mui/material/styles';

/** Which element each of the theme's own text styles is, unless a component says otherwise. */
export const text = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h1', lead: 'p', figure: 'p', eyebrow: 'p' },
    },
  },
} satisfies Components<Theme>;
