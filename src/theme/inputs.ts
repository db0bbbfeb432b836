import type { Components, Theme } from '@mui/material/styles';
import { height, radius } from './tokens';

/** Fields: the label stands above, the edge is 3:1, the message below says what to do. */
export const inputs = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        overflow: 'visible',
        whiteSpace: 'normal',
        marginBlockEnd: theme.spacing(1.5),
        fontSize: theme.typography.body2.fontSize,
        fontWeight: 650,
        color: (theme.vars ?? theme).palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: (theme.vars ?? theme).palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: height.control,
        borderRadius: radius.control,
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
        fontSize: theme.typography.body1.fontSize,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: (theme.vars ?? theme).palette.edge.main,
          borderWidth: 1,
          top: 0,
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: (theme.vars ?? theme).palette.primary.main,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: (theme.vars ?? theme).palette.error.main,
          borderWidth: 2,
        },
        // After the error's edge: a submit moves focus to a field in error, and a select has no caret.
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: (theme.vars ?? theme).palette.primary.light,
          borderWidth: 3,
        },
        '&:has(> input:read-only, > textarea:read-only:not([aria-hidden])) .MuiOutlinedInput-notchedOutline':
          { borderStyle: 'dashed' },
      }),
      input: ({ theme }) => ({
        padding: theme.spacing(3, 3.5),
        height: 'auto',
        '&:is(select)': { textOverflow: 'ellipsis' },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        marginBlockStart: theme.spacing(1.5),
        fontSize: theme.typography.body2.fontSize,
        color: (theme.vars ?? theme).palette.text.secondary,
        '&.Mui-error': { color: (theme.vars ?? theme).palette.error.main, fontWeight: 600 },
      }),
    },
  },
} satisfies Components<Theme>;
