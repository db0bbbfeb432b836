import type { SxProps, Theme } from '@mui/material/styles';
import { inkAround } from '../atoms/tornSlip';
import { withoutPretty } from '../theme/typography';
import { contentsBar } from './contentsInView';

/** Contents and text on the twelve columns of the page. */
export const legalColumns = {
  // Not on the text itself: there it would begin the numbers of the sections anew with each.
  containerType: 'inline-size',
  display: { md: 'grid' },
  gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' },
  columnGap: { md: 4 },
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

/** Below the bar of the contents, which a page's own room above an anchor does not count in. */
const clearOfBar = ({ spacing }: Theme) => ({ xs: spacing(contentsBar - 4), md: 0 });

/** Width of the text where a drawing stands beside it, and the room between both. */
const textWidth = '31em';
const besideText = '2rem';

/** The text: 28 em are 68 of the font's average characters. */
export const readingText = {
  gridColumn: { md: '5 / -1', lg: '5 / 12' },
  mt: { xs: 9, md: 0 },
  marginInlineStart: { sm: 14, md: 0 },
  maxWidth: { xs: '28em', lg: textWidth },
  fontSize: { xs: '1.125rem', md: '1.1875rem' },
  lineHeight: 1.6,
  // Long text fills its lines.
  [withoutPretty]: { textWrap: 'wrap' },
  counterReset: 'section',
  '& :is(p, ul, ol, dl)': { mt: 0, mb: 4 },
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
    gridTemplateColumns: { sm: 'minmax(0, 7.5em) minmax(0, 1fr)' },
    columnGap: 4,
  },
  '& dt': { fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' },
  '& dd': { m: 0 },
  '& a': { scrollMarginTop: clearOfBar },
  ...helplineMark,
} as const;

/** Diameter of the disc around a number, and the size of that in the heading's. */
const badge = 9;
const badgeText = 0.8;

/** The disc around the number of a section. */
const numberDisc = {
  borderRadius: '50%',
  bgcolor: 'marigold.main',
  color: 'marigold.contrastText',
  '@media print, (forced-colors: active)': { border: '1px solid' },
} as const;

/** From the beginning of the text to the end of the page: the text begins after a third of the columns and their gap. */
const toPage = '(200cqi - 16px) / 3';
export const toPageEnd = `calc(100% - ${toPage})`;

/** Above the words of a section, from its line. */
const sectionRoom = 11;
const firstRoom = 6;

/**
 * Sections are parted by a line, which begins above the number and runs to the end of the page; the first has that of
 * the columns beside it.
 */
export const numberedSection = {
  position: 'relative',
  scrollMarginTop: clearOfBar,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInline: ({ spacing }: Theme) => ({
      xs: 0,
      sm: `${spacing(-14)} 0`,
      lg: `${spacing(-14)} ${toPageEnd}`,
    }),
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '&:first-of-type': {
    pt: { md: firstRoom },
    '&::before': { borderTop: { xs: 0, md: '3px solid' }, borderColor: 'ink.main' },
  },
  '& + &': { mt: { xs: 9, md: sectionRoom }, pt: { xs: 8, md: sectionRoom } },
} as const;

/** The number before its heading: beside the text where there is room, and else the lines of the heading hang after it. */
export const hangingNumber = {
  position: 'relative',
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
    ...numberDisc,
    fontSize: `${badgeText}em`,
  },
  // Large text needs the whole line for a long word.
  '@container (min-width: 20rem)': {
    display: { xs: 'grid', sm: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    '&::before': { position: { xs: 'relative', sm: 'absolute' } },
  },
} as const;

/** A heading and the drawing of its section: after it, and along its text in the margin of wide windows. */
export const sectionHead = {
  display: { xs: 'flex', lg: 'block' },
  alignItems: 'center',
  columnGap: 4,
  mb: 4,
  rowGap: 3,
  flexWrap: 'wrap',
  '& > h2': { flex: 1, minWidth: 0 },
  // A long word is not broken for the drawing.
  '@container (min-width: 20rem)': {
    '&:has(> div) > h2': { minWidth: 'min-content', gridTemplateColumns: 'auto 1fr' },
    '& > div': { display: 'block' },
  },
  '@media print': { '&& > div': { display: 'none' } },
} as const;

/** Where the drawing of a section stands. */
export const sectionDrawing = {
  order: 1,
  width: { xs: 80, sm: 112, lg: `min(15rem, ${toPage} - ${textWidth} - ${besideText})` },
  // Large text needs the whole line.
  display: 'none',
  position: { lg: 'absolute' },
  insetInlineStart: { lg: `calc(100% + ${besideText})` },
  insetBlock: ({ spacing }: Theme) => ({ lg: `${spacing(sectionRoom)} 0` }),
  'section:first-of-type > * > &': { top: ({ spacing }: Theme) => ({ lg: spacing(firstRoom) }) },
  // It stays in view while its section is read.
  '& > img': {
    display: 'block',
    width: '100%',
    position: { lg: 'sticky' },
    top: ({ spacing }: Theme) => `calc(var(--header-height) + ${spacing(8)})`,
  },
} as const;

/** What stands out in a section: stronger than its text, behind a coloured edge. */
export const keyNote = {
  borderInlineStart: '6px solid',
  borderInlineStartColor: ({ palette }: Theme) => palette.marigold.main,
  paddingInlineStart: { xs: 3.5, sm: 4.5 },
  paddingBlock: 1,
  textWrap: 'balance',
  lineHeight: 1.45,
  fontWeight: 'fontWeightMedium',
} as const satisfies SxProps<Theme>;

/** What the reader must not miss: a slip of the same roll as the summary, as wide as the text. */
export const keySlip = {
  place: {
    mt: 7,
    mb: 7,
    marginInline: '2px',
    filter: ({ palette }: Theme) => inkAround(palette.ink.main),
    // A filter is printed as an image, whose text cannot be selected.
    '@media print': { marginInline: 0, filter: 'none' },
  },
  /** On the colour of alarm. */
  warning: { '&&': { bgcolor: 'error.light' } },
  paper: {
    '&&': { m: 0 },
    px: { xs: 4.5, sm: 6 },
    pt: { xs: 4.5, sm: 5 },
    pb: { xs: 5.5, sm: 6 },
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    fontSize: { lg: '1.3125rem' },
    lineHeight: 1.4,
    fontWeight: 'fontWeightMedium',
  },
} as const satisfies Record<string, SxProps<Theme>>;
