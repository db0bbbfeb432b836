import type { Theme } from '@mui/material/styles';
import airmail from '../art/airmail.svg';
import stamp from '../art/stamp.svg';
import writing from '../art/writing.svg';
import { focusRingInset } from '../atoms/linkStyles';
import { ringOnLight } from '../theme/focusRing';
import { onTable, printed, table } from './paperOnTable';

/** A line of the sheet, and as high as one: high enough for a finger. The rule below it is its underline. */
export const asTarget = {
  ...focusRingInset,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.3em',
  // What it reaches into the margin is its own, so that the number stays in one line.
  maxWidth: ({ spacing }: Theme) => `calc(100% + ${spacing(1)})`,
  '&, &:active': { color: 'primary.main' },
  '&:hover': { color: 'ink.main' },
  overflowWrap: 'anywhere',
  lineHeight: 'var(--line)',
  // Large text still leaves room for the whole address.
  fontSize: { xs: 'min(2.25rem, 7cqi)', '@1050': 'min(2.75rem, 3.25cqi)' },
  textDecoration: 'none',
  '@media print': { p: 0, m: 0, typography: 'h4', textDecoration: 'underline' },
} as const;

/** What a press opens, as before the number of the call. */
export const disc = {
  flex: 'none',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '1.15em',
  height: '1.15em',
  borderRadius: '50%',
  bgcolor: 'marigold.main',
  color: 'ink.main',
  'a:hover > &': { bgcolor: 'marigold.light' },
  '& > svg': { fontSize: '0.8em' },
  '@media print': { display: 'none' },
} as const;

/** A table wide enough for both beside each other. */
const wideTable = '@container (min-width: 1050px)';

/** What both lie on, below the desk of the opening. */
export const belowDesk = {
  ...table,
  position: 'relative',
  // A fraction of a pixel would show between them.
  mt: '-1px',
  pt: { xs: 11, md: 14 },
  pb: { xs: 12, md: 16 },
  // The page fits on one sheet.
  '@media print': { paddingBlock: '0 3mm !important' },
} as const;

/** The email, and beside it or below it the letter: two sheets on the table, with as much of it between them. */
export const tableTop = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    '@1050': 'minmax(0, 6fr) minmax(0, 7fr)',
  },
  columnGap: 8,
  rowGap: { xs: 7, sm: 9 },
  '@media print': { display: 'block' },
} as const;

/** What is written to at once, on a line of a sheet of ruled paper. */
export const mail = ({ breakpoints, palette }: Theme) =>
  ({
    ...ringOnLight,
    ...onTable,
    '--line': '2.75rem',
    // Between a baseline and the rule below it.
    '--above-rule': '8px',
    // Where the red line of the margin is.
    '--margin': '1rem',
    // Without a rule.
    '--foot': '1.25rem',
    position: 'relative',
    m: '2px',
    maxWidth: { xs: '37.5rem', '@1050': 'none' },
    '--indent': '0.75rem',
    '--end': '0.25rem',
    paddingInline: 'calc(var(--margin) + var(--indent)) var(--end)',
    pb: 'calc(1.5 * var(--line))',
    // The margin, and a rule below the baseline of each line, that of the address in its ink; none at the lower edge.
    background: `linear-gradient(calc(90deg * var(--inline,1)), transparent var(--margin), ${palette.rose.main} var(--margin) calc(var(--margin) + 2px), transparent 0), linear-gradient(${palette.primary.main} 0 0) 0 calc(2 * var(--line) + var(--above-rule)) / 100% 2px no-repeat, repeating-linear-gradient(transparent 0 calc(var(--line) - 2px), ${palette.ink.light} 0 var(--line)) 0 calc(var(--above-rule) + 2px) / 100% calc(100% - var(--foot)) no-repeat, ${palette.background.paper}`,
    // An empty box as high as a line ends at its baseline, in every font.
    '& dt, & dd': {
      display: 'flex',
      alignItems: 'baseline',
      '&::before': { content: '""', height: 'var(--line)' },
    },
    '& dt': { height: 'var(--line)', mb: 0, color: 'text.secondary' },
    // On the rule below it somebody writes (the nib is 99 units below the top of the drawing, which is 240 wide).
    '--hand': '7.5rem',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      top: 'calc(3 * var(--line) + var(--above-rule) - 99 / 240 * var(--hand))',
      bottom: 0,
      width: 'var(--hand)',
      background: `url("${writing}") 0 0 / 100% auto no-repeat`,
      // It is cut by the edge of the sheet.
      borderBottomRightRadius: 'inherit',
      scale: 'var(--inline,1) 1',
    },
    // Large text takes its place.
    '@container (max-width: 15rem)': { '&::after': { content: 'none' } },
    [breakpoints.up('sm')]: {
      '--line': '3.25rem',
      '--above-rule': '11px',
      '--hand': '9.5rem',
    },
    [wideTable]: {
      '--line': '3.375rem',
      '--margin': '2.75rem',
      '--foot': '2.25rem',
      '--indent': '1.25rem',
      '--end': '1rem',
      '--hand': '9.875rem',
    },
    // Each fact takes one line on paper, so that the page fits on a sheet.
    '@media print': {
      ...printed,
      m: 0,
      mb: 2,
      p: '0 !important',
      background: 'none',
      '&::after': { content: 'none' },
      '& > div': { display: 'flex', alignItems: 'baseline', py: 1 },
      '& dt, & dd': { display: 'block', '&::before': { content: 'none' } },
      '& dt': { height: 'auto', flex: '0 0 9rem', paddingInlineEnd: 2 },
    },
  }) as const;

/** The call stands at the top of the page; on paper no button does. */
export const onPaper = { display: 'none', '@media print': { display: 'flex' } } as const;

/** Where a letter goes to: an envelope beside the sheet. */
export const letter = {
  position: 'relative',
  display: 'grid',
  m: '2px',
  marginInlineStart: { sm: 'auto', '@1050': '2px' },
  width: { sm: '37.5rem', '@1050': 'auto' },
  maxWidth: { sm: '94%', '@1050': 'none' },
  '@media print': { display: 'block', m: 0, maxWidth: 'none' },
  '& > div': {
    ...onTable,
    position: 'relative',
    px: { xs: 3, sm: 7, '@1050': 6, '@1150': 8 },
    pt: { xs: 5, '@1050': 4.5 },
    pb: { xs: 6, '@1050': 5.5 },
    border: ({ spacing }: Theme) => `${spacing(2)} solid transparent`,
    // Whole stripes on every side.
    borderImage: `url("${airmail}") 8 round`,
    color: 'text.primary',
    overflowWrap: 'anywhere',
    '& address': { fontSize: { md: '1.25rem', '@1150': '1.375rem' } },
    // The stamp, a little askew, cancelled where there is room (`max-aspect-ratio` in its file); the address stands beside it.
    '&::before': {
      content: '""',
      float: 'inline-end',
      width: { xs: 'min(4rem, 22cqi)', sm: '9rem', '@1150': '10.75rem' },
      height: { xs: 'min(5.25rem, 28cqi)', sm: '5.25rem', '@1150': '6.25rem' },
      background: `url("${stamp}") right / 100% 100% no-repeat`,
      rotate: 'calc(4deg * var(--inline,1))',
    },
    '@media print': {
      ...printed,
      display: 'flex',
      p: '0 !important',
      border: 0,
      '& > dt': { flex: '0 0 9rem', paddingInlineEnd: 2 },
      '&::before': { display: 'none' },
    },
  },
  '& dt': { color: 'text.secondary' },
} as const;
