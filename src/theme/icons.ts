import type { Components, Theme } from '@mui/material/styles';

const square = (side: string) => ({ width: side, height: side });

/** Icons are sized in rem: `1em` of a font size that the `svg` has itself is not zoomed by WebKit. */
export const icons = {
  MuiSvgIcon: {
    styleOverrides: {
      fontSizeSmall: square('1.25rem'),
      fontSizeMedium: square('1.5rem'),
    },
  },
} satisfies Components<Theme>;
