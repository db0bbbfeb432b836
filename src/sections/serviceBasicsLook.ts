import type { Theme } from '@mui/material/styles';
import type { BillKind } from '../content/contentShapes';
import { ring } from '../theme/focusRing';

/** The first part that the road leads through. */
export const kindsHead = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 2,
  overflowWrap: 'anywhere',
  pb: { xs: 10, md: 16 },
  '@media print': { pb: '6mm' },
} as const;

/** Beside the road, on a phone too, where the cards below cover it. */
export const kindsNote = { paddingInlineStart: 'var(--beside)', textWrap: 'balance' } as const;

/** Each service as wide as the number of kinds that it pays for, or below each other on a phone. */
export const kindsGrid = (counts: readonly number[]) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    // The name of a service has room on one line.
    sm: counts.map((count) => `minmax(min(9.5rem, 30%), ${count}fr)`).join(' '),
  },
  gap: { xs: 3, md: 6 },
  m: 0,
  mt: { xs: 4, md: 5 },
  p: 0,
  listStyle: 'none',
});

/** The card of a service, which leads down the page to it from anywhere: its name, and below it what it pays for. */
export const kindsCard = ({ palette, radius }: Theme) =>
  ({
    position: 'relative',
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
    borderRadius: `${radius.surface}px`,
    outline: `1px solid ${palette.divider}`,
    outlineOffset: -1,
    overflow: 'hidden',
    backgroundColor: palette.background.paper,
    '&:hover': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '&:has(a:focus-visible)': ring,
    '@media print': { outline: 'none', overflow: 'visible' },
  }) as const;

/** The name and the arrow at the ends of a row. */
export const kindsLink = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: { xs: '3rem', md: '3.5rem' },
  px: { xs: 4, md: 5 },
  py: 2,
  fontSize: { md: '1.375rem' },
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { color: 'primary.main' },
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& > svg': { flex: 'none' },
  '@media print': { p: 0, minHeight: 0, '& > svg': { display: 'none' } },
} as const;

/** Beside each other, or as few as large text leaves room for. */
export const kindsList = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/**
 * A drawing on the lower edge of its tile, and on paper below that its name. A narrow one leaves out what is empty at the
 * sides of the drawing; one that has a phone's width to itself is low.
 */
export const kindLook = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '& > img': { aspectRatio: { xs: '220 / 160', md: '240 / 160' }, objectFit: 'cover' },
  '&:only-child > img': { aspectRatio: { xs: '328 / 128', sm: '220 / 160', md: '240 / 160' } },
  '& > span': {
    px: { xs: 1, md: 5 },
    py: { xs: 2.5, md: 3 },
    bgcolor: 'background.paper',
    textAlign: { xs: 'center', md: 'start' },
    typography: { xs: 'body2', md: 'body1' },
  },
  '@media print': { bgcolor: 'transparent', '& > img': { display: 'none' }, '& > span': { p: 0 } },
} as const;

/** The tile of each kind, which its drawing stands out from, and where in its width the drawing is. */
export const kindColours = {
  electricity: { bgcolor: 'marigold.light', '& > img': { objectPosition: '55% 100%' } },
  gas: { bgcolor: 'rose.light', '& > img': { objectPosition: '60% 100%' } },
  water: { bgcolor: 'ink.light', '& > img': { objectPosition: '0 100%' } },
  phone: { bgcolor: 'leaf.light', '& > img': { objectPosition: '50% 100%' } },
} as const satisfies Record<BillKind, object>;

/** What to bring, and below it what must be right. */
export const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { xs: 14, md: 11 },
  overflowWrap: 'anywhere',
  '@media print': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: '8mm',
  },
} as const;

const plainList = { display: 'grid', m: 0, p: 0, listStyle: 'none' } as const;

/** What must be right before money moves stands on the full colour, beside the road or over it on a phone. */
export const panel = (theme: Theme) => ({
  position: 'relative',
  display: 'grid',
  rowGap: 5,
  mt: 5,
  marginInlineStart: { sm: 'var(--beside)' },
  padding: { xs: theme.spacing(4), sm: theme.spacing(6), md: theme.spacing(9) },
  borderRadius: `${theme.radius.stage}px`,
  outline: '1px solid transparent',
  bgcolor: 'var(--panel, var(--tone))',
  color: 'var(--on-panel, var(--on-tone))',
  '@media print': { m: 0, p: 0 },
});

export const panelOfAdvice = {
  paddingBlock: { xs: 1, sm: 6, md: 9 },
  '@media print': { p: 0 },
} as const;

/** In their order, beside each other where there is room. */
export const advice = {
  ...plainList,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  columnGap: 6,
  rowGap: { sm: 7 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** Advice may say what not to do, and stands by its drawing instead of a tick, below it where there is room. */
export const advicePoint = {
  display: 'flex',
  flexDirection: { sm: 'column' },
  alignItems: { xs: 'center', sm: 'stretch' },
  gap: 4,
  paddingBlock: { xs: 4, sm: 0 },
  '& + &': {
    borderTop: { xs: '1px solid color-mix(in srgb, currentColor 28%, transparent)', sm: 0 },
  },
} as const;

/**
 * In the tint behind the drawings (`indigoPale`), since their ink would not be seen on the panel. They are cropped to what
 * they show, and stand on its lower edge.
 */
export const adviceTile = ({ palette }: Theme) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'end',
  overflow: 'hidden',
  width: { xs: 'min(5.5rem, 34%)', sm: 'auto' },
  pt: { xs: 2, sm: 4 },
  borderRadius: 1,
  bgcolor: `color-mix(in srgb, ${palette.ink.light} 50%, ${palette.background.paper})`,
  '& > img': {
    flex: 'none',
    width: '106%',
    maxWidth: 'none',
    marginInlineStart: '-4%',
    mb: '-9.3%',
  },
  '@media print': { display: 'none' },
});

/** What to do stands out from why, on lines of its own. */
export const adviceWords = {
  typography: { xs: 'body1', xl: 'lead' },
  textWrap: { xs: 'balance', sm: 'pretty' },
  '& > strong': {
    display: 'block',
    mb: 0.5,
    typography: 'h3',
    fontSize: { xs: '1.25rem', lg: '1.375rem', xl: '1.5rem' },
    textWrap: 'balance',
  },
} as const;

/** With one drawing of all that is looked at: beside the points, or above them in a narrow window. */
export const panelWithCheck = {
  gridTemplateColumns: { md: 'minmax(0, 6fr) minmax(0, 5fr)', xl: '40rem minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: { md: 8, lg: 12 },
  rowGap: 5,
  padding: { xs: 0, sm: 0, md: 0 },
  overflow: 'hidden',
  // No rim of the full colour shows at the corners of the drawing.
  backgroundImage: {
    xs: 'linear-gradient(var(--tone-band) 2rem, transparent 0)',
    md: 'linear-gradient(calc(90deg * var(--inline,1)), var(--tone-band) 40%, transparent 40%)',
  },
  '@media print': { display: 'block', overflow: 'visible' },
} as const;

/** From edge to edge of its half, before the wall of the shop. */
export const checkDrawing = {
  alignSelf: 'stretch',
  objectFit: 'contain',
  objectPosition: '50% 100%',
  bgcolor: 'var(--tone-band)',
  '@media print': { display: 'none' },
} as const;

/** As high as the drawing, each with the number that it has there, and apart from the next. */
export const checkPoints = {
  ...plainList,
  alignSelf: 'stretch',
  counterReset: 'point',
  paddingBlock: { xs: '0.25rem 0.75rem', lg: 4 },
  paddingInlineStart: { xs: 6, md: 0 },
  paddingInlineEnd: { xs: 6, lg: 9 },
  '& > li': {
    display: 'flex',
    alignItems: { md: 'center' },
    columnGap: { xs: 4, lg: 5 },
    paddingBlock: { xs: 3, md: 4 },
    counterIncrement: 'point',
    typography: { lg: 'lead' },
    textWrap: { xs: 'pretty', md: 'balance' },
  },
  '& > li + li': {
    borderTop: { md: '1px solid color-mix(in srgb, currentColor 28%, transparent)' },
  },
  '& > li::before, & > li::after': {
    flex: 'none',
    boxSizing: 'border-box',
    width: { xs: '2.25rem', lg: '2.875rem' },
    height: { xs: '2.25rem', lg: '2.875rem' },
  },
  // A pin, as on the drawing, which it points at: steps have their numbers on discs.
  '& > li::before': {
    content: '""',
    border: { xs: '2px solid', lg: '3px solid' },
    borderRadius: '50%',
    borderEndStartRadius: '2px',
    rotate: { xs: 'calc(135deg * var(--inline,1))', md: 'calc(45deg * var(--inline,1))' },
    bgcolor: 'marigold.main',
    color: 'ink.main',
  },
  '& > li::after': {
    content: 'counter(point)',
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    color: 'ink.main',
    fontSize: { lg: '1.75rem' },
    fontWeight: 'fontWeightBold',
  },
  '@media print': { p: 0 },
} as const;
