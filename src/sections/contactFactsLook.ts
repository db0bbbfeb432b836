import type { Theme } from '@mui/material/styles';
import airmail from '../art/airmail.svg';
import stamp from '../art/stamp.svg';
import pen from '../art/ways/pen.svg';
import { focusRingInset } from '../atoms/linkStyles';
import { ringOnDark, ringOnLight } from '../theme/focusRing';

/** High enough for a finger, and no farther from its label for that. */
export const asTarget = {
  ...focusRingInset,
  // What it reaches into the margin is its own, so that the number stays in one line.
  maxWidth: ({ spacing }: Theme) => `calc(100% + ${spacing(1)})`,
  '&, &:active': { color: 'marigold.main' },
  '&:hover': { color: 'marigold.light' },
  paddingBlock: 2.75,
  marginBlock: -1.5,
  overflowWrap: 'anywhere',
  // Large text still leaves room for the whole address.
  fontSize: {
    xs: ({ typography }: Theme) => `min(${typography.h2.fontSize}, 7.2vw)`,
    sm: 'min(2.75rem, 7cqi)',
    '@1050': 'min(2.75rem, 4.6cqi)',
  },
  '@media print': { p: 0, m: 0, typography: 'h4' },
} as const;

/** A table wide enough for both beside each other. */
const wideTable = '@container (min-width: 1050px)';

/** How far both hang over its edge there, in steps of the scale. */
const overEdge = 28;

/** The front of the desk that the opening ends with: all of it lies there, but for the ends of the sheet and the letter. */
export const deskFront = {
  ...ringOnDark,
  // Before the surface below.
  position: 'relative',
  zIndex: 1,
  // A fraction of a pixel would show between them.
  mt: '-1px',
  pt: { xs: 9, md: 12 },
  pb: { xs: 10, '@1050': 0 },
  overflow: 'visible',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  // The page fits on one sheet.
  '@media print': { paddingBlock: '0 3mm !important' },
} as const;

/** The email, and beside it or below it the letter. */
export const tableTop = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@1050': 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: { xs: 'center', '@1050': 'end' },
  columnGap: 10,
  rowGap: 8,
  '@media print': { display: 'block' },
} as const;

/** What is written to at once: there on a sheet of ruled paper. */
export const mail = ({ palette }: Theme) =>
  ({
    m: 0,
    '& dt': { mb: 0, color: 'ink.light' },
    [wideTable]: {
      ...ringOnLight,
      boxSizing: 'border-box',
      minHeight: '15rem',
      mb: -overEdge,
      pt: 9,
      pb: 6,
      paddingInline: '5rem 2rem',
      rotate: 'calc(-1deg * var(--inline,1))',
      borderRadius: 0.5,
      outline: `1px solid ${palette.divider}`,
      // A pen, the margin, and the lines that are still empty.
      background: `url("${pen}") calc(50% + 50% * var(--inline,1)) 100% / 9.375rem no-repeat, linear-gradient(calc(90deg * var(--inline,1)), transparent 3.5rem, ${palette.rose.main} 3.5rem calc(3.5rem + 2px), transparent 0), repeating-linear-gradient(${palette.ink.light} 0 2px, transparent 0 2.5rem) 0 100% / 100% 5.5rem no-repeat ${palette.background.paper}`,
      '& dt': { color: 'text.secondary' },
      '& a, & a:active': { color: 'primary.main' },
      '& a:hover': { color: 'ink.main' },
    },
    // Each fact takes one line on paper, so that the page fits on a sheet.
    '@media print': {
      '& > div': { display: 'flex', alignItems: 'baseline', py: 1 },
      '& dt': { flex: '0 0 9rem', pr: 2 },
    },
  }) as const;

/** The call stands at the top of the page; on paper no button does. */
export const onPaper = { display: 'none', '@media print': { display: 'flex' } } as const;

/** Where a letter goes to: an envelope. */
export const letter = {
  m: 0,
  mx: 1,
  mb: { '@1050': -overEdge },
  rotate: 'calc(1deg * var(--inline,1))',
  '@media print': { rotate: 'none' },
  '& > div': {
    position: 'relative',
    px: { xs: 4, sm: 7 },
    pt: { xs: 6, md: 8 },
    pb: { xs: 7, md: 10 },
    border: ({ spacing }: Theme) => `${spacing(2)} solid transparent`,
    // Whole stripes on every side.
    borderImage: `url("${airmail}") 8 round`,
    borderRadius: 0.5,
    color: 'text.primary',
    minHeight: { '@1050': '17rem' },
    '& address': { fontSize: { md: '1.25rem' } },
    outline: '1px solid',
    outlineColor: ({ palette }: Theme) => palette.divider,
    bgcolor: 'background.paper',
    // The stamp, cancelled where there is room (`max-aspect-ratio` in its file); the address stands beside it.
    '&::before': {
      content: '""',
      float: 'inline-end',
      width: { xs: '4rem', sm: '9rem', '@1050': '4rem', '@1150': '10rem' },
      height: { xs: '5.25rem', '@1150': '5.875rem' },
      background: `url("${stamp}") right / 100% 100% no-repeat`,
    },
    '@media print': {
      display: 'flex',
      p: '0 !important',
      border: 0,
      outline: 0,
      '& > dt': { flex: '0 0 9rem', pr: 2 },
      '&::before': { display: 'none' },
    },
  },
  '& dt': { color: 'text.secondary' },
} as const;
