import type { Components, Theme } from '@mui/material/styles';
import { surfaces } from './surfaces';
import { radius } from './tokens';

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    inline: true;
  }
}

/** Alerts stand in the page, edged and tinted in the colour of what they tell. */
export const feedback = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        border: '1px solid currentColor',
        fontSize: theme.typography.body2.fontSize,
        padding: theme.spacing(2, 4),
        flexWrap: 'wrap',
        alignItems: 'center',
        // Brought into view, it does not end on the window's edge.
        scrollMarginBlock: theme.spacing(5),
        ...surfaces.card,
      }),
      icon: ({ theme }) => ({
        marginInline: `0 ${theme.spacing(3)}`,
        alignSelf: 'start',
        paddingBlockStart: theme.spacing(2.5),
        '& > svg': { width: '1.375rem', height: '1.375rem' },
      }),
      // MUI lets it scroll, which would cut the ring of a focused link.
      message: { flex: '1 1 10rem', minWidth: 0, overflow: 'visible', fontWeight: 500 },
      // Below the message where there is no room beside it.
      action: ({ theme }) => ({
        alignItems: 'center',
        padding: 0,
        paddingInlineStart: theme.spacing(4),
        marginInline: 'auto 0',
      }),
    },
    variants: [
      {
        // Below a field it looks like every other message of a field.
        props: { variant: 'inline' },
        style: {
          border: 0,
          padding: 0,
          background: 'none',
          font: 'inherit',
          color: 'inherit',
          '& .MuiAlert-message': { padding: 0, fontWeight: 'inherit' },
        },
      },
      {
        props: { severity: 'success', variant: 'standard' },
        style: ({ theme }) => ({
          backgroundColor: theme.palette.success.light,
          borderColor: theme.palette.success.main,
          '& .MuiAlert-icon': { color: theme.palette.success.main },
        }),
      },
      {
        props: { severity: 'error', variant: 'standard' },
        style: ({ theme }) => ({
          backgroundColor: theme.palette.error.light,
          borderColor: theme.palette.error.main,
          '& .MuiAlert-icon': { color: theme.palette.error.main },
        }),
      },
      {
        props: { severity: 'warning', variant: 'standard' },
        style: ({ theme }) => ({
          ...surfaces.marigoldMist,
          borderColor: theme.palette.marigold.main,
          '& .MuiAlert-icon': { color: 'inherit' },
        }),
      },
      {
        props: { severity: 'info', variant: 'standard' },
        style: ({ theme }) => ({
          ...surfaces.sand,
          borderColor: theme.palette.edge.main,
          '& .MuiAlert-icon': { color: theme.palette.primary.main },
        }),
      },
    ],
  },
  // The one sentence that everybody must get.
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        fontWeight: theme.typography.fontWeightBold,
        margin: 0,
      }),
    },
  },
} satisfies Components<Theme>;
