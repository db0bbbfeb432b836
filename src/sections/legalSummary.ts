import type { SxProps, Theme } from '@mui/material/styles';

/** The printed slip with the summary of a legal text. */
export const summarySlip = {
  shadow: ({ palette }: Theme) => ({
    filter: `drop-shadow(0 12px 20px ${palette.divider})`,
    // A filter is printed as an image, whose text cannot be selected.
    '@media print': { filter: 'none' },
  }),
  paper: {
    px: { xs: 6, sm: 8 },
    pt: { xs: 5, sm: 6 },
    pb: 7,
    overflowWrap: 'anywhere',
    '& :is(li, p)': { textWrap: 'pretty' },
    // A helpline stands out as it does in the opening of Help.
    '& a[href^="tel:"]': {
      paddingInline: 2,
      borderRadius: 1,
      bgcolor: 'marigold.main',
      color: 'marigold.contrastText',
      fontWeight: 'fontWeightBold',
      textDecoration: 'none',
    },
  },
  title: { mb: 4 },
  list: { m: 0, p: 0, listStyle: 'none' },
  line: { paddingBlock: 2.5, borderTop: '1px dashed', borderTopColor: 'divider' },
  note: { pt: 4, pb: 0, color: 'text.secondary' },
} as const satisfies Record<string, SxProps<Theme>>;
