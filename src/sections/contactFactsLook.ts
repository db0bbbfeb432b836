import type { Theme } from '@mui/material/styles';
import airmail from '../art/airmail.svg';
import stamp from '../art/stamp.svg';
import pen from '../art/ways/pen.svg';
import { focusRingInset } from '../atoms/linkStyles';
import { ringOnDark, ringOnLight } from '../theme/focusRing';

/** A line of the sheet, and as high as one: high enough for a finger. */
export const asTarget = {
  ...focusRingInset,
  // What it reaches into the margin is its own, so that the number stays in one line.
  maxWidth: ({ spacing }: Theme) => `calc(100% + ${spacing(1)})`,
  '&, &:active': { color: 'primary.main' },
  '&:hover': { color: 'ink.main' },
  overflowWrap: 'anywhere',
  lineHeight: 'var(--line)',
  // Large text still leaves room for the whole address.
  fontSize: {
    xs: 'min(2.5rem, 8cqi)',
    sm: 'min(2.875rem, 7.1cqi)',
    '@1050': 'min(3.25rem, 3.5cqi)',
  },
  textUnderlineOffset: '0.14em',
  '@media print': { p: 0, m: 0, typography: 'h4' },
} as const;

/** A table wide enough for both beside each other. */
const wideTable = '@container (min-width: 1050px)';

/** How far both hang over its edge there, in steps of the scale. */
const overEdge = 28;

/** How much further the envelope does than the sheet. */
const letterLower = 6;

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

/** How far the envelope lies over the sheet. */
const overlap = '2.5rem';

/** The email, and beside it or below it the letter: two sheets that lie over each other. */
export const tableTop = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@1050': 'repeat(2, minmax(0, 1fr))' },
  alignItems: { xs: 'center', '@1050': 'end' },
  '@media print': { display: 'block' },
} as const;

/** What is written to at once, on a line of a sheet of ruled paper. */
export const mail = ({ breakpoints, palette }: Theme) =>
  ({
    ...ringOnLight,
    '--line': '2.75rem',
    '--lines': '-0.5625rem',
    // Where the red line of the margin is.
    '--margin': '1rem',
    m: '2px',
    // On a phone it ends before the envelope does.
    marginInlineEnd: { xs: 3, sm: 0 },
    maxWidth: { xs: '37.5rem', '@1050': 'none' },
    paddingInline: 'calc(var(--margin) + 0.75rem) 0.25rem',
    pb: 'var(--line)',
    borderRadius: 0.5,
    outline: `2px solid ${palette.ink.main}`,
    // The margin, and lines below the first of which the address stands.
    background: `linear-gradient(calc(90deg * var(--inline,1)), transparent var(--margin), ${palette.rose.main} var(--margin) calc(var(--margin) + 2px), transparent 0), repeating-linear-gradient(transparent 0 calc(var(--line) - 2px), ${palette.ink.light} 0 var(--line)) 0 var(--lines) / 100% calc(100% - 1rem) no-repeat, ${palette.background.paper}`,
    '& dt': {
      display: 'flex',
      alignItems: 'end',
      height: 'var(--line)',
      pb: 3,
      mb: 0,
      color: 'text.secondary',
    },
    [breakpoints.up('sm')]: {
      '--line': '3.25rem',
      '--lines': '-0.1875rem',
      pb: 'calc(1.5 * var(--line))',
    },
    [wideTable]: {
      '--margin': '3.5rem',
      position: 'relative',
      mb: letterLower - overEdge,
      paddingInline: 'calc(var(--margin) + 1.5rem) 2rem',
      pb: 'calc(2 * var(--line))',
      // A pen beside the envelope.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '3.5rem',
        bottom: '0.625rem',
        width: '7.5rem',
        aspectRatio: '150 / 110',
        background: `url("${pen}") 0 0 / 100% no-repeat`,
      },
    },
    // Each fact takes one line on paper, so that the page fits on a sheet.
    '@media print': {
      p: '0 !important',
      outline: 0,
      background: 'none',
      '&::after': { content: 'none' },
      '& > div': { display: 'flex', alignItems: 'baseline', py: 1 },
      '& dt': { height: 'auto', flex: '0 0 9rem', pb: 0, pr: 2 },
    },
  }) as const;

/** The call stands at the top of the page; on paper no button does. */
export const onPaper = { display: 'none', '@media print': { display: 'flex' } } as const;

/** Where a letter goes to: an envelope. */
export const letter = {
  position: 'relative',
  m: 0,
  mb: { '@1050': -overEdge },
  mt: { xs: `calc(-0.5 * ${overlap})`, sm: `calc(-1 * ${overlap})`, '@1050': 0 },
  marginInlineStart: { xs: 4, sm: 'auto', '@1050': `calc(-1 * ${overlap})` },
  marginInlineEnd: '2px',
  width: { sm: '37.5rem', '@1050': 'auto' },
  maxWidth: { sm: '94%', '@1050': 'none' },
  '@media print': { m: 0, maxWidth: 'none' },
  '& > div': {
    position: 'relative',
    px: { xs: 3, sm: 7, '@1050': 10 },
    pt: { xs: 5, md: 8 },
    pb: { xs: 6, md: 10, '@1050': 8 },
    border: ({ spacing }: Theme) => `${spacing(2)} solid transparent`,
    // Whole stripes on every side.
    borderImage: `url("${airmail}") 8 round`,
    borderRadius: 0.5,
    color: 'text.primary',

    '& address': { fontSize: { md: '1.25rem', '@1050': '1.5rem' } },
    outline: '2px solid',
    outlineColor: ({ palette }: Theme) => palette.ink.main,
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
