import type { Components, Theme } from '@mui/material/styles';
import { focusRingInText } from './focusRing';
import { RouterAnchor } from './RouterAnchor';

/** Below the words of a link whose page is open; Safari takes no thickness within the short form. */
export const currentLine = {
  textDecoration: 'underline',
  textDecorationThickness: 3,
  textUnderlineOffset: '0.35em',
} as const;

/** Links in running text are underlined; colour alone never tells a link. */
export const links = {
  MuiLink: {
    defaultProps: { component: RouterAnchor, underline: 'always' },
    styleOverrides: {
      root: {
        color: 'var(--link)',
        textDecorationThickness: '0.08em',
        textUnderlineOffset: '0.18em',
        textDecorationColor: 'currentColor',
        '&:hover': {
          color: 'var(--link-hover)',
          textDecorationThickness: '0.14em',
        },
        '&:active': { color: 'inherit' },
        '&:focus-visible': focusRingInText,
      },
    },
    variants: [
      {
        props: { color: 'inherit' },
        style: { '&, &:hover, &:active': { color: 'inherit' } },
      },
    ],
  },
} satisfies Components<Theme>;
