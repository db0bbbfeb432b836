import type { Components, Theme } from '@mui/material/styles';
import { ring } from './focusRing';
import { RouterAnchor } from './RouterAnchor';
import { height, radius } from './tokens';

/** Buttons: full words, 48 pixels high, no shadow; with the ring of focus that all controls have. */
export const buttons = {
  MuiButtonBase: {
    defaultProps: { LinkComponent: RouterAnchor, disableRipple: true },
    // MUI takes the outline and the shadow from its buttons, which would leave focus unseen.
    styleOverrides: { root: { '&&:focus-visible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: height.control,
        padding: theme.spacing(2, 5),
        // Seen where the system replaces colours: a button without an edge would be bare text.
        border: '2px solid transparent',
        borderRadius: radius.control,
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        transition: theme.transitions.create(
          ['background-color', 'border-color', 'color', 'transform'],
          {
            duration: theme.transitions.duration.shortest,
          },
        ),
        '&:active': { transform: 'translateY(1px)' },
      }),
      sizeLarge: ({ theme }) => ({
        minHeight: height.control + theme.spaceUnit * 2,
        padding: theme.spacing(3, 6.5),
        fontSize: theme.typography.pxToRem(18),
      }),
      outlined: { borderWidth: 2, '&:hover': { borderWidth: 2 } },
      text: ({ theme }) => ({ paddingInline: theme.spacing(2.5) }),
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => ({
          '&:hover': { backgroundColor: (theme.vars ?? theme).palette.primary.light },
          '&:active': { backgroundColor: (theme.vars ?? theme).palette.primary.dark },
        }),
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme }) => ({
          borderColor: (theme.vars ?? theme).palette.primary.main,
          '&:hover': {
            backgroundColor: (theme.vars ?? theme).palette.primary.main,
            color: (theme.vars ?? theme).palette.primary.contrastText,
          },
        }),
      },
      {
        props: { variant: 'outlined', color: 'paper' },
        style: ({ theme }) => ({
          borderColor: (theme.vars ?? theme).palette.paper.main,
          color: (theme.vars ?? theme).palette.paper.main,
          '&:hover': {
            backgroundColor: (theme.vars ?? theme).palette.paper.main,
            color: (theme.vars ?? theme).palette.ink.main,
          },
        }),
      },
    ],
  },
} satisfies Components<Theme>;
