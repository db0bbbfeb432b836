import type { Theme } from '@mui/material/styles';
import airmail from '../art/airmail.svg';
import jaal from '../art/jaal.svg';
import stamp from '../art/stamp.svg';
import { focusRingInset } from '../atoms/linkStyles';
import { ringOnDark } from '../theme/focusRing';
import { fadeAlongLine, patternBehind } from './patternBehind';

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
  // Large text still leaves room for the whole number.
  fontSize: ({ typography }: Theme) => ({
    xs: `min(${typography.h2.fontSize}, 7.2vw)`,
    sm: typography.h2.fontSize,
  }),
  '@media print': { p: 0, m: 0, typography: 'h4' },
} as const;

const cloth = patternBehind(jaal, { opacity: 0.55, maskImage: fadeAlongLine() });

/** On a phone all of it lies on the front of the desk that the opening ends with. */
export const deskFront = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    ...cloth,
    // A fraction of a pixel would show between them.
    mt: '-1px',
    pt: 9,
    pb: 10,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '@media (forced-colors: active)': { '&::before': { display: 'none' } },
  // The page fits on one sheet.
  '@media print': { paddingBlock: '0 3mm !important' },
});

/** The board and the letter: beside each other where there is room. */
export const boardAndLetter = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@1050': 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: 6,
  '@media print': { gap: 2 },
} as const;

/** What reaches somebody now, on a board like that of a shop. */
export const board = ({ breakpoints, radius }: Theme) => ({
  [breakpoints.up('sm')]: {
    ...cloth,
    px: 10,
    py: 4,
    borderRadius: `${radius.stage}px`,
    bgcolor: 'primary.main',
  },
  ...ringOnDark,
  display: 'grid',
  alignContent: 'space-between',
  m: 0,
  color: 'primary.contrastText',
  '& > div': { py: 6 },
  '& > div + div': { borderTop: 1, borderColor: 'primary.light' },
  '& dt': { color: 'ink.light' },
  '@media (forced-colors: active)': { border: { sm: 1 }, '&::before': { display: 'none' } },
  // The paddings above are those of a container: without weight they would win on paper. Each fact takes one
  // line there, so that the page fits on a sheet.
  '@media print': {
    display: 'block',
    p: '0 !important',
    overflow: 'visible',
    '& > div': { display: 'flex', alignItems: 'baseline', py: 1 },
    '& dt': { flex: '0 0 9rem', pr: 2 },
  },
});

/** Where a letter goes to: an envelope. */
export const letter = {
  display: 'grid',
  m: 0,
  '& > div': {
    position: 'relative',
    px: { xs: 4, sm: 8 },
    pt: 6,
    pb: 7,
    border: ({ spacing }: Theme) => `${spacing(2)} solid transparent`,
    // Whole stripes on every side.
    borderImage: `url("${airmail}") 8 round`,
    borderRadius: 0.5,
    color: 'text.primary',
    outline: '1px solid',
    outlineColor: ({ palette }: Theme) => palette.divider,
    bgcolor: 'background.paper',
    alignContent: { xs: 'center', '@1050': 'end' },
    // The stamp, cancelled where there is room (`max-aspect-ratio` in its file); the label stands beside it.
    '&::before': {
      content: '""',
      float: 'inline-end',
      position: { '@1050': 'absolute' },
      insetBlockStart: ({ spacing }: Theme) => spacing(6),
      insetInlineEnd: ({ spacing }: Theme) => spacing(6),
      width: { xs: '4rem', sm: '9rem' },
      height: '5.25rem',
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
