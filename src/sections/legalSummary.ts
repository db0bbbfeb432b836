import type { SxProps, Theme } from '@mui/material/styles';
import { inkAround } from '../atoms/tornSlip';
import { focusRingInText } from '../theme/focusRing';
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
    px: { xs: 5, sm: 8 },
    pt: { xs: 5, md: 4 },
    pb: { xs: 6, md: 5 },
    overflowWrap: 'anywhere',
    '& :is(li, p)': { textWrap: 'pretty' },
    ...helplineMark,
  },
  title: { mb: 2 },
  /** Each row is one link; the promise that the others rest on is set larger. */
  list: {
    m: 0,
    p: 0,
    marginInline: -3,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      rowGap: 1,
      paddingBlock: { xs: 2.5, md: 1.5 },
      paddingInline: 3,
      lineHeight: ({ typography }: Theme) => `calc(${typography.body1.lineHeight} - 0.1)`,
      ...ruled,
    },
    '& > li > span': { maxWidth: '25em' },
    // Above the link that covers the whole row; a finger may hit beside it.
    '& > li :is(span a, .MuiButton-root)': { position: 'relative', zIndex: 1 },
    '& > li span a::before': {
      content: '""',
      position: 'absolute',
      insetBlock: ({ spacing }: Theme) => spacing(-2.5),
      insetInline: ({ spacing }: Theme) => spacing(-1),
    },
    '& > li:has(> a:hover)': { bgcolor: 'sand.main' },
    '& > li:has(> a:active)': { bgcolor: 'divider' },
    '& > li:has(> a:not(.MuiButton-root):focus-visible)': {
      ...focusRingInText,
      outlineOffset: -2,
      borderRadius: 0.5,
    },
    '& > li:first-of-type': { typography: 'h4', bgcolor: 'leaf.light' },
    // The call for help has a ground of its own, and on a phone the room of a button.
    '& > li:has(> .MuiButton-root)': {
      display: { sm: 'grid' },
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 4,
      bgcolor: 'sand.main',
      '& > .MuiButton-root': {
        gridColumn: 2,
        gridRow: '1 / span 2',
        alignSelf: { sm: 'center' },
        px: 4,
        marginBlock: { xs: 1.5, sm: 0 },
        '@media print': { display: 'none' },
      },
    },
  },
  /** Which section a row leads to, by its name, below the words. */
  section: {
    display: 'flex',
    gap: 1.5,
    // On paper too, which has no button.
    gridColumn: 1,
    typography: 'body2',
    lineHeight: 1.4,
    textDecoration: 'none',
    // Its line begins where the words above do.
    '& svg': { flex: 'none', marginInlineStart: -1, scale: 'var(--inline,1) 1' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover svg': { translate: 'calc(2px * var(--inline,1)) 0' },
    '&:focus-visible': { outline: 'none' },
  },
  note: { marginInline: -3, paddingInline: 3, pt: 3, ...ruled, color: 'text.secondary' },
} as const satisfies Record<string, SxProps<Theme>>;
