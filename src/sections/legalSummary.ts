import type { SxProps, Theme } from '@mui/material/styles';
import { inkAround } from '../atoms/tornSlip';

const ruled = { borderTop: '1px dashed', borderTopColor: 'divider' } as const;

/** The printed slip with the summary of a legal text. */
export const summarySlip = {
  ink: ({ palette }: Theme) => ({
    m: '2px',
    filter: inkAround(palette.ink.main),
    // A filter is printed as an image, whose text cannot be selected.
    '@media print': { filter: 'none' },
  }),
  paper: {
    px: { xs: 6, sm: 8 },
    pt: { xs: 5, sm: 6 },
    pb: 7,
    overflowWrap: 'anywhere',
    '& :is(li, p)': { textWrap: 'pretty' },
    // A helpline stands out as if marked with a pen, so that a full stop stands close; a finger may hit beside it.
    '& a[href^="tel:"]': {
      position: 'relative',
      paddingBlock: 0.5,
      paddingInline: 1,
      borderRadius: 0.5,
      bgcolor: 'marigold.main',
      color: 'marigold.contrastText',
      fontWeight: 'fontWeightBold',
      textDecoration: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: ({ spacing }: Theme) => spacing(-2.5),
      },
    },
  },
  title: { mb: 4 },
  /** The promise that the others rest on is set larger. */
  list: {
    m: 0,
    p: 0,
    listStyle: 'none',
    '& > li': { paddingBlock: 2.5, ...ruled },
    '& > li:first-of-type': { typography: 'h4' },
  },
  note: { pt: 4, ...ruled, color: 'text.secondary' },
} as const satisfies Record<string, SxProps<Theme>>;
