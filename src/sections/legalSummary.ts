import type { SxProps, Theme } from '@mui/material/styles';
import { inkAround } from '../atoms/tornSlip';
import { helplineMark } from './legalColumns';

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
    ...helplineMark,
  },
  title: { mb: 4 },
  /** The promise that the others rest on is set larger. */
  list: {
    m: 0,
    p: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: 4,
      paddingBlock: 2.5,
      ...ruled,
    },
    // Above the link that covers the whole line.
    '& > li > span a': { position: 'relative', zIndex: 1 },
    '& > li:has(> a:hover)': { color: 'primary.main' },
    '& > li:first-of-type': { typography: 'h4' },
  },
  /** The number of the section that a line leads to; the whole line is its link. */
  number: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: ({ spacing }: Theme) => spacing(7),
    height: ({ spacing }: Theme) => spacing(7),
    borderRadius: '50%',
    bgcolor: 'marigold.main',
    color: 'marigold.contrastText',
    typography: 'body2',
    fontWeight: 'fontWeightBold',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  note: { pt: 4, ...ruled, color: 'text.secondary' },
} as const satisfies Record<string, SxProps<Theme>>;
