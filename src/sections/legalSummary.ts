import type { SxProps, Theme } from '@mui/material/styles';
import { inkAround } from '../atoms/tornSlip';
import { focusRingInText } from '../theme/focusRing';
import { helplineMark, numberDisc } from './legalColumns';

/** Diameter of the disc around the number of a section. */
const disc = { xs: 28, sm: 32 };

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
    px: { xs: 5, sm: 8 },
    pt: { xs: 5, sm: 6 },
    pb: 7,
    overflowWrap: 'anywhere',
    '& :is(li, p)': { textWrap: 'pretty' },
    ...helplineMark,
  },
  title: { mb: 4 },
  /** Each row is one link; the promise that the others rest on is set larger. */
  list: {
    m: 0,
    p: 0,
    marginInline: -3,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      columnGap: 3,
      rowGap: 3,
      paddingBlock: 2.5,
      paddingInline: 3,
      ...ruled,
    },
    '& > li > span': { flex: 1, minWidth: 0 },
    // Above the link that covers the whole row.
    '& > li :is(span a, .MuiButton-root)': { position: 'relative', zIndex: 1 },
    '& > li:has(> a:hover)': { bgcolor: 'sand.main' },
    '& > li:has(> a:active)': { bgcolor: 'divider' },
    '& > li:has(> a:not(.MuiButton-root):focus-visible)': {
      ...focusRingInText,
      outlineOffset: -2,
      borderRadius: 0.5,
    },
    '& > li:first-of-type': { typography: 'h4' },
    // The call for help has a ground of its own, and on a phone the room of a button.
    '& > li:has(> .MuiButton-root)': {
      columnGap: 4,
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      bgcolor: 'sand.main',
      '& > span': { flexBasis: { xs: '100%', sm: 0 } },
      '& > .MuiButton-root': {
        flex: { xs: 1, sm: 'none' },
        px: 4,
        '@media print': { display: 'none' },
      },
    },
  },
  /** Which section a row leads to. */
  section: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 0.5, sm: 1 },
    textDecoration: 'none',
    '& > span': {
      ...numberDisc,
      display: 'grid',
      placeItems: 'center',
      minWidth: disc,
      height: disc,
      typography: 'h5',
      lineHeight: 1,
    },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '& > svg': { fontSize: { xs: '1rem', sm: '1.125rem' }, scale: 'var(--inline,1) 1' },
    '&:hover > svg': { translate: 'calc(2px * var(--inline,1)) 0' },
    '&:focus-visible': { outline: 'none' },
  },
  note: { marginInline: -3, paddingInline: 3, pt: 4, ...ruled, color: 'text.secondary' },
} as const satisfies Record<string, SxProps<Theme>>;
