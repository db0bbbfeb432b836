import type { Components, Theme } from '@mui/material/styles';
import { focusRingInText } from './focusRing';
import { RouterAnchor } from './RouterAnchor';

/** Links in running text are underlined; colour alone never tells a link. */
export const links = {
  MuiLink: {
    defaultProps: { component: RouterAnchor, underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.primary.main,
        textDecorationThickness: '0.08em',
        textUnderlineOffset: '0.18em',
        textDecorationColor: 'currentColor',
        '&:hover': {
          color: theme.palette.primary.light,
          textDecorationThickness: '0.14em',
        },
        '&:active': { color: theme.palette.primary.dark },
        '&:focus-visible': focusRingInText,
      }),
    },
  },
} satisfies Components<Theme>;
