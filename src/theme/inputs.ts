import type { Components, Theme } from '@mui/material/styles';
import { ring } from './focusRing';
import { colours, height, radius } from './tokens';

/** A breath of a colour on the white of a field. */
const tinted = (colour: string) => `color-mix(in srgb, ${colour} 55%, ${colours.white})`;

/** Fields: the label stands above, the edge is 3:1, the message below says what to do. */
export const inputs = {
  // Its animations tell a floating label of the browser's autofill; the labels here do not float.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        marginBlockEnd: theme.spacing(1.5),
        ...theme.typography.body2,
        fontWeight: theme.typography.fontWeightMedium,
        color: theme.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        overflow: 'visible',
        whiteSpace: 'normal',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, fullWidth: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: height.control,
        borderRadius: radius.control,
        backgroundColor: theme.palette.background.paper,
        fontSize: theme.typography.body1.fontSize,
        transition: theme.transitions.create('background-color', {
          duration: theme.transitions.duration.shortest,
        }),
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.secondary,
          borderWidth: 1,
          top: 0,
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.ink.main,
        },
        // The tint tells a field in error from afar; its edge and its message tell it without colour.
        '&.Mui-error': {
          backgroundColor: tinted(theme.palette.error.light),
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.error.main,
          borderWidth: 2,
        },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.primary.light,
          borderWidth: 3,
        },
        // A submit moves the focus to a field in error, whose edge goes on telling so.
        '&.Mui-focused.Mui-error': ring,
        '&:has([readonly], [aria-readonly="true"])': {
          backgroundColor: theme.palette.background.default,
          '.MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
        },
      }),
      input: ({ theme }) => ({
        textWrap: 'wrap',
        padding: theme.spacing(3, 3.5),
        height: 'auto',
        '&:is(input, textarea)': { fontFamily: theme.fontFamilies.typed },
        '&:is(textarea)': {
          resize: 'vertical',
          fieldSizing: 'content',
          minHeight: 'calc(var(--rows) * 1lh)',
          maxHeight: '60vh',
        },
        '&:is(select)': { cursor: 'pointer', marginInlineEnd: theme.spacing(3) },
        '&:-webkit-autofill': {
          borderRadius: radius.control,
          boxShadow: `0 0 0 100px ${tinted(theme.palette.marigold.light)} inset`,
          WebkitTextFillColor: theme.palette.text.primary,
        },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        marginBlockStart: theme.spacing(1.5),
        textAlign: 'start',
        ...theme.typography.body2,
        color: theme.palette.text.primary,
        '&.Mui-error': { color: theme.palette.error.main, fontWeight: 600 },
      }),
    },
  },
} satisfies Components<Theme>;
