import type { Theme } from '@mui/material/styles';
import airmail from '../art/airmail.svg';
import stamp from '../art/stamp.svg';
import pen from '../art/ways/pen.svg';
import { focusRingInset } from '../atoms/linkStyles';
import { ringOnDark, ringOnLight } from '../theme/focusRing';
import { colours } from '../theme/tokens';

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
    '@1050': 'min(4.25rem, 4.4cqi)',
  },
  textUnderlineOffset: '0.14em',
  '@media print': { p: 0, m: 0, typography: 'h4' },
} as const;

/** A table wide enough for both beside each other. */
const wideTable = '@container (min-width: 1050px)';

/** The front of the desk that the opening ends with: both lie there. */
export const deskFront = {
  ...ringOnDark,
  position: 'relative',
  // A fraction of a pixel would show between them.
  mt: '-1px',
  pt: { xs: 9, md: 12 },
  pb: { xs: 12, md: 18 },
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  // The page fits on one sheet.
  '@media print': { paddingBlock: '0 3mm !important' },
} as const;

/** The email, and beside it or below it the letter: two sheets on the desk, with as much of it between them. */
export const tableTop = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    '@1050': 'minmax(0, 5fr) minmax(0, 4fr)',
  },
  columnGap: 10,
  rowGap: { xs: 7, sm: 9 },
  '@media print': { display: 'block' },
} as const;

/** The edge of a sheet in the ink of a drawing, and its shadow on the desk. */
const onDesk = {
  borderRadius: 0.5,
  outline: `2px solid ${colours.ink}`,
  boxShadow: `0.625rem 0.625rem 0 ${colours.indigoShade}`,
  bgcolor: 'background.paper',
  '@media print': { outline: 0, boxShadow: 'none' },
} as const;

/** What is written to at once, on a line of a sheet of ruled paper. */
export const mail = ({ breakpoints, palette }: Theme) =>
  ({
    ...ringOnLight,
    ...onDesk,
    '--line': '2.75rem',
    '--lines': '-0.5625rem',
    // Where the red line of the margin is.
    '--margin': '1rem',
    m: '2px',
    maxWidth: { xs: '37.5rem', '@1050': 'none' },
    paddingInline: 'calc(var(--margin) + 0.75rem) 0.25rem',
    pb: 'var(--line)',
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
      '--line': '4rem',
      '--lines': '-0.3125rem',
      '--margin': '2.75rem',
      position: 'relative',
      paddingInline: 'calc(var(--margin) + 1.25rem) 1rem',
      pb: 'calc(2 * var(--line))',
      // A pen below the address.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '2.5rem',
        bottom: '1rem',
        width: '10rem',
        aspectRatio: '150 / 110',
        background: `url("${pen}") 0 0 / 100% no-repeat`,
      },
    },
    // Each fact takes one line on paper, so that the page fits on a sheet.
    '@media print': {
      ...onDesk['@media print'],
      p: '0 !important',
      background: 'none',
      '&::after': { content: 'none' },
      '& > div': { display: 'flex', alignItems: 'baseline', py: 1 },
      '& dt': { height: 'auto', flex: '0 0 9rem', pb: 0, pr: 2 },
    },
  }) as const;

/** The call stands at the top of the page; on paper no button does. */
export const onPaper = { display: 'none', '@media print': { display: 'flex' } } as const;

/** Where a letter goes to: an envelope, a little askew beside the sheet. */
export const letter = {
  position: 'relative',
  display: 'grid',
  m: '2px',
  marginInlineStart: { sm: 'auto', '@1050': '2px' },
  width: { sm: '37.5rem', '@1050': 'auto' },
  maxWidth: { sm: '94%', '@1050': 'none' },
  rotate: 'calc(1.25deg * var(--inline,1))',
  '@media print': { display: 'block', m: 0, maxWidth: 'none', rotate: 'none' },
  '& > div': {
    ...onDesk,
    position: 'relative',
    px: { xs: 3, sm: 7, '@1050': 6, '@1150': 8 },
    pt: { xs: 5, md: 7 },
    pb: { xs: 6, md: 8 },
    border: ({ spacing }: Theme) => `${spacing(2)} solid transparent`,
    // Whole stripes on every side.
    borderImage: `url("${airmail}") 8 round`,
    color: 'text.primary',
    '& address': { fontSize: { md: '1.25rem', '@1150': '1.375rem' } },
    // The stamp, cancelled where there is room (`max-aspect-ratio` in its file); the address stands beside it.
    '&::before': {
      content: '""',
      float: 'inline-end',
      width: { xs: 'min(4rem, 22cqi)', sm: '9rem', '@1050': '4rem', '@1300': '10rem' },
      height: { xs: 'min(5.25rem, 28cqi)', sm: '5.25rem', '@1300': '5.875rem' },
      background: `url("${stamp}") right / 100% 100% no-repeat`,
    },
    '@media print': {
      ...onDesk['@media print'],
      display: 'flex',
      p: '0 !important',
      border: 0,
      '& > dt': { flex: '0 0 9rem', pr: 2 },
      '&::before': { display: 'none' },
    },
  },
  '& dt': { color: 'text.secondary' },
} as const;
