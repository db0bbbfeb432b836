import jaal from '../art/jaal.svg';
import { fadeAlongLine, patternBehind } from './patternBehind';

/** High enough for a finger. */
export const asTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
} as const;

/** In one line with the words of a link above it. */
export const besideIcon = { paddingInlineStart: 'calc(1.5rem + 8px)', mb: 2 } as const;

/** Beside each other where there is room, else one below the other. */
export const bothWays = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: { md: 10, lg: 14 },
  rowGap: { xs: 5, sm: 7 },
  alignItems: 'start',
  pt: { xs: 4, sm: 9, md: 14 },
  pb: { xs: 7, sm: 9, md: 12 },
} as const;

/** The pattern of the cloth behind both ways, where there is room beside the words. */
export const ornament = patternBehind(jaal, {
  insetInlineStart: { md: '40%' },
  opacity: { xs: 0, md: 0.55 },
  maskImage: fadeAlongLine(),
});

/** The link that is read as a shop sign, as wide as a phone's window. */
export const signAndNumber = {
  display: { xs: 'grid', sm: 'inline-grid' },
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: { xs: 3, md: 6 },
  // The disc stands in the middle of the number, and the words below that.
  '& > span:last-of-type': { display: 'contents' },
  '& > span > span + span': { gridColumn: 2 },
  maxWidth: '100%',
  mt: { xs: 2, md: 3 },
  padding: { xs: 4, sm: 5, md: 6 },
  paddingBlockStart: { xs: 3, sm: 5, md: 6 },
  paddingInline: { md: 8 },
  paddingBlockEnd: { xs: 2, sm: 4 },
  border: '2px solid transparent',
  borderRadius: { xs: 1, sm: 1.5 },
  bgcolor: 'marigold.main',
  '&, &:hover, &:active': { color: 'marigold.contrastText' },
  '&:hover': { bgcolor: 'marigold.light' },
} as const;

/** A low phone has room for both ways without it. */
export const besideSign = {
  mt: { xs: 3, md: 4 },
  color: 'ink.light',
  '@media (max-width: 37.49rem) and (max-height: 43.75rem)': { display: 'none' },
} as const;

export const callSign = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'min(clamp(3.5rem, 2.5rem + 4vw, 7rem), 17vw)',
  aspectRatio: '1',
  borderRadius: '50%',
  bgcolor: 'marigold.contrastText',
  color: 'marigold.main',
  '@media print': { display: 'none' },
} as const;

/** The window caps it, so that large text keeps the four digits whole. */
export const number = {
  display: 'block',
  typography: 'display',
  '&&': {
    fontSize: {
      xs: 'min(8.125rem, 44vw - 1.75rem)',
      sm: 'min(clamp(6rem, 3.5rem + 13vw, 15rem), 34vw)',
    },
    lineHeight: 0.8,
  },
  // Digits stand a little below the middle of their line.
  paddingBlockEnd: '0.05em',
  // There the system lays a plate behind the glyphs, as high as the font.
  '@media (forced-colors: active)': { '&&': { lineHeight: 1.25 } },
} as const;

/** Below the digits, which end above the edge of their line. */
export const label = {
  mt: { xs: 1, md: 0 },
  typography: { xs: 'button', md: 'h4' },
  color: 'marigold.contrastText',
  '@media (forced-colors: active)': { mt: 0 },
} as const;

/** Links of one size, in one row or two by two on a phone; on paper nobody can follow them. */
export const contentsStrip = {
  borderTop: '1px solid',
  borderColor: 'primary.light',
  '@media print': { display: 'none' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
    },
    gridAutoRows: '1fr',
    gap: 3,
    m: 0,
    p: 0,
    pt: { xs: 4, md: 5 },
    pb: { xs: 6, md: 7 },
    listStyle: 'none',
  },
  '& a': {
    ...asTarget,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    gap: { xs: 1, md: 2 },
    paddingInline: { xs: 2, md: 4 },
    paddingBlock: 2,
    typography: { xs: 'body2', md: 'body1' },
    lineHeight: 1.25,
    border: '1px solid',
    borderColor: 'primary.light',
    borderRadius: 1,
    bgcolor: 'primary.main',
    '&, &:active': { color: 'ink.contrastText' },
    '&:hover': { color: 'marigold.main' },
  },
} as const;
