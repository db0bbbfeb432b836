import type { Theme } from '@mui/material/styles';
import { withoutPretty } from '../theme/typography';

/** Contents and text on the twelve columns of the page. */
export const legalColumns = {
  // Not on the text itself: there it would begin the numbers of the sections anew with each.
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  columnGap: { md: 4 },
  rowGap: { xs: 10, md: 14 },
  alignItems: 'start',
} as const;

/** A public helpline stands out as if marked with a pen, so that a full stop stands close; a finger may hit beside it. */
export const helplineMark = {
  '& a[href^="tel:1"]': {
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
} as const;

/** Between the rows of a list. */
const row = {
  paddingBlock: 3,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** The text: 28 em are 68 of the font's average characters. */
export const readingText = {
  gridColumn: { md: '5 / -1', lg: '5 / 11' },
  marginInlineStart: { sm: 14, md: 0 },
  maxWidth: { xs: '28em', lg: '27em', xl: '30em' },
  fontSize: { xs: '1.125rem', md: '1.1875rem' },
  lineHeight: 1.6,
  // Long text fills its lines.
  [withoutPretty]: { textWrap: 'wrap' },
  counterReset: 'section',
  '& :is(p, ul, ol, dl)': { mt: 0, mb: 4 },
  // Below a drawing that stands beside the first lines.
  '& :is(ul, ol, dl)': { clear: { xs: 'both', lg: 'none' } },
  '& ul': { paddingInlineStart: 6 },
  '& ul > li': { mb: 2, '&::marker': { color: 'secondary.main' } },
  '& ol': { p: 0, listStyle: 'none', counterReset: 'row' },
  '& ol > li': {
    ...row,
    display: 'grid',
    gridTemplateColumns: ({ spacing }: Theme) => `minmax(${spacing(8)}, auto) minmax(0, 1fr)`,
    columnGap: 3,
    alignItems: 'baseline',
    counterIncrement: 'row',
    '&::before': { content: 'counter(row)', typography: 'h3', color: 'secondary.main' },
  },
  '& dl > div': {
    ...row,
    display: { sm: 'grid' },
    gridTemplateColumns: { sm: 'minmax(0, 9.5em) minmax(0, 1fr)' },
    columnGap: 4,
  },
  '& dt': { fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' },
  '& dd': { m: 0 },
  ...helplineMark,
} as const;

/** Diameter of the disc around a number, and the size of that in the heading's. */
const badge = 9;
const badgeText = 0.8;

/** Sections are parted by a line, which begins above the number; the first has that of the columns beside it. */
export const numberedSection = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInline: ({ spacing }: Theme) => ({ xs: 0, sm: `${spacing(-14)} 0` }),
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '&:first-of-type': {
    pt: { md: 3 },
    '&::before': { borderTop: { xs: 0, md: '3px solid' }, borderColor: 'ink.main' },
  },
  '& + &': { mt: { xs: 9, md: 11 }, pt: { xs: 8, md: 11 } },
} as const;

/** The number before its heading: beside the text where there is room, and else the lines of the heading hang after it. */
export const hangingNumber = {
  position: 'relative',
  mb: 4,
  counterIncrement: 'section',
  '&::before': {
    content: 'counter(section)',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: ({ spacing }: Theme) => spacing(badge),
    height: ({ spacing }: Theme) => spacing(badge),
    marginInlineEnd: { xs: 2.5, sm: 0 },
    verticalAlign: 'middle',
    position: { sm: 'absolute' },
    insetInlineStart: ({ spacing }: Theme) => ({ sm: spacing(-14) }),
    // In the middle of the heading's first line, which is higher than its own.
    top: ({ spacing }: Theme) => `calc(${0.5 / badgeText}lh - ${spacing(badge / 2)})`,
    borderRadius: '50%',
    bgcolor: 'marigold.main',
    color: 'marigold.contrastText',
    fontSize: `${badgeText}em`,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  // Large text needs the whole line for a long word.
  '@container (min-width: 20rem)': {
    display: { xs: 'grid', sm: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    '&::before': { position: { xs: 'relative', sm: 'absolute' } },
  },
} as const;

/** From the beginning of the text to the end of the page: the text begins after a third of the columns and their gap. */
const toPageEnd = 'calc(100% - (200cqi - 16px) / 3)';

/** A drawing beside the text: in the margin of wide windows, else at the end of the first lines. */
export const marginNote = {
  float: 'inline-end',
  width: { xs: 104, sm: 132, lg: 176 },
  mt: 1,
  mb: 2,
  marginInlineStart: { xs: 4, sm: 6, lg: 0 },
  marginInlineEnd: { lg: `calc(${toPageEnd} + 20px)` },
  '@media print': { display: 'none' },
} as const;

/**
 * What stands out in a section, with its drawing: on a phone that stands on the upper edge, and else on the lower. On
 * wide windows it goes on beside the text, to the end of the page.
 */
export const pullNote = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 4,
  // With room for the drawing.
  mt: { xs: 26, sm: 5 },
  mb: 5,
  marginInlineStart: { sm: -14 },
  marginInlineEnd: { lg: toPageEnd },
  // With the line before it as wide as the margin.
  paddingInlineStart: { xs: 4, sm: 12.5 },
  paddingInlineEnd: { xs: 3, lg: 5 },
  borderInlineStart: '6px solid',
  borderColor: 'marigold.main',
  bgcolor: 'sand.main',
  '&& > p': {
    maxWidth: '24em',
    m: 0,
    overflowWrap: 'anywhere',
    paddingBlock: 5,
    fontSize: { lg: '1.3125rem' },
    lineHeight: 1.4,
    fontWeight: 'fontWeightMedium',
  },
  '& > img': {
    position: { xs: 'absolute', sm: 'static' },
    bottom: '100%',
    insetInlineEnd: ({ spacing }: Theme) => spacing(3),
    alignSelf: 'end',
    mt: { sm: 4 },
    width: { xs: 120, lg: 176 },
  },
  '@media print': { mt: 5, '& > img': { display: 'none' } },
} as const;
