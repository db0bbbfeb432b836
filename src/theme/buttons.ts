import type { Components, Theme } from '@mui/material/styles';
import { ring } from './focusRing';
import { currentLine } from './links';
import { RouterAnchor } from './RouterAnchor';
import { colours, height, radius } from './tokens';

/** A veil of the words' own colour: seen on every surface, light or dark. */
const onSurface = (share: string) => `color-mix(in srgb, currentColor ${share}, transparent)`;

/** A ground that gives way under the finger. */
const pressed = (ground: string) => `color-mix(in srgb, ${ground}, ${colours.ink} 14%)`;

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
        // What waits for an answer takes no press, and says so under the pointer.
        '&[aria-busy="true"]': { cursor: 'progress', transform: 'none' },
        '&.Mui-disabled': {
          borderColor: theme.palette.divider,
          backgroundColor: theme.palette.sand.main,
          color: theme.palette.text.secondary,
        },
      }),
      // Of the header: its words shrink with the narrowest windows.
      sizeSmall: ({ theme }) => ({
        minHeight: 44,
        padding: theme.spacing(1, 2.5),
        fontSize: `min(${theme.typography.button.fontSize}, 4.4vw)`,
        [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(5) },
      }),
      sizeLarge: ({ theme }) => ({
        minHeight: height.control + theme.spaceUnit * 2,
        padding: theme.spacing(3, 6.5),
        fontSize: theme.typography.pxToRem(18),
      }),
      startIcon: ({ theme }) => ({ marginInline: theme.spacing(-1, 2) }),
      endIcon: ({ theme }) => ({ marginInline: theme.spacing(2, -1) }),
      outlined: { borderWidth: 2, '&:hover': { borderWidth: 2 } },
      text: ({ theme }) => ({
        paddingInline: theme.spacing(2.5),
        '&:hover': { backgroundColor: onSurface('8%') },
        '&:active': { backgroundColor: onSurface('20%') },
      }),
    },
    variants: [
      {
        // Of the navigation: where a row is wider than its words, they stand at its start.
        props: { variant: 'text', color: 'inherit' },
        style: ({ theme }) => ({
          gap: theme.spacing(1),
          minWidth: 44,
          paddingInline: theme.spacing(2),
          justifyContent: 'start',
          textAlign: 'start',
          '&[aria-current]': { color: theme.palette.primary.main, ...currentLine },
        }),
      },
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => ({
          '&:hover': { backgroundColor: theme.palette.primary.light },
          '&:active, &[aria-current="page"]': {
            backgroundColor: theme.palette.primary.dark,
          },
          '&[aria-current="page"]': {
            ...currentLine,
            textDecorationColor: theme.palette.marigold.main,
          },
          '&[aria-busy="true"]': { backgroundColor: theme.palette.primary.main },
        }),
      },
      {
        props: { variant: 'contained', color: 'marigold' },
        style: ({ theme }) => ({
          '&:active': {
            backgroundColor: pressed(theme.palette.marigold.main),
          },
        }),
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme }) => ({
          borderColor: theme.palette.primary.main,
          '&:hover': {
            backgroundColor: theme.palette.primary.main,
            color: theme.palette.primary.contrastText,
          },
          '&:active': {
            borderColor: theme.palette.primary.dark,
            backgroundColor: theme.palette.primary.dark,
            color: theme.palette.primary.contrastText,
          },
        }),
      },
      {
        props: { variant: 'outlined', color: 'paper' },
        style: ({ theme }) => ({
          borderColor: theme.palette.paper.main,
          color: theme.palette.paper.main,
          '&:hover': {
            backgroundColor: theme.palette.paper.main,
            color: theme.palette.ink.main,
          },
          '&:active': {
            backgroundColor: theme.palette.paper.dark,
            borderColor: theme.palette.paper.dark,
            color: theme.palette.ink.main,
          },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: '1px solid transparent',
        transition: theme.transitions.create(['background-color', 'border-color', 'color'], {
          duration: theme.transitions.duration.shortest,
        }),
        '&:hover': { backgroundColor: onSurface('8%') },
        '&:active': { backgroundColor: onSurface('20%') },
      }),
    },
  },
} satisfies Components<Theme>;
