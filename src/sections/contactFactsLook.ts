import type { Theme } from '@mui/material/styles';
import jaal from '../art/jaal.svg';
import stamp from '../art/stamp.svg';
import { focusRingInset } from '../atoms/linkStyles';
import { ringOnDark } from '../theme/focusRing';
import { fadeAlongLine, patternBehind } from './patternBehind';

/** High enough for a finger, and no farther from its label for that. */
export const asTarget = {
  ...focusRingInset,
  '&, &:active': { color: 'marigold.main' },
  '&:hover': { color: 'marigold.light' },
  paddingBlock: 2.75,
  marginBlock: -1.5,
  overflowWrap: 'anywhere',
  // Large text still leaves room for the whole number.
  fontSize: ({ typography }: Theme) => ({
    xs: `min(${typography.h3.fontSize}, 6.4vw)`,
    '@540': typography.h2.fontSize,
  }),
  '@media print': { p: 0, m: 0, typography: 'h4' },
} as const;

/** The board and the letters: beside each other where there is room. */
export const boardAndLetters = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@1050': 'repeat(2, minmax(0, 1fr))' },
  gap: 6,
} as const;

/** What reaches somebody now, on a board like that of a shop. */
export const board = {
  ...patternBehind(jaal, { opacity: 0.55, maskImage: fadeAlongLine() }),
  ...ringOnDark,
  display: 'grid',
  alignContent: 'space-between',
  m: 0,
  px: { xs: 5, '@540': 10 },
  py: { xs: 2, '@540': 4 },
  borderRadius: ({ radius }: Theme) => `${radius.stage}px`,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '& > div': { py: 6 },
  '& > div + div': { borderTop: 1, borderColor: 'primary.light' },
  '& dt': { color: 'ink.light' },
  '@media (forced-colors: active)': { border: 1, '&::before': { display: 'none' } },
  // The paddings above are those of a container: without weight they would win on paper. Each fact takes one
  // line there, so that the page fits on a sheet.
  '@media print': {
    p: '0 !important',
    overflow: 'visible',
    '& > div': { display: 'flex', alignItems: 'baseline', py: 1 },
    '& dt': { flex: '0 0 9rem' },
  },
} as const;

/** Stripes on the edge of an envelope: two colours, and its paper between them. */
const stripes = ({ palette, spacing }: Theme) => {
  const at = (color: string, from: number) => `${color} ${spacing(from)} ${spacing(from + 4)}`;
  const [paper, rose, indigo] = [palette.background.paper, palette.rose.main, palette.primary.main];
  return `linear-gradient(${paper} 0 0) padding-box, repeating-linear-gradient(-45deg, ${at(rose, 0)}, ${at(paper, 4)}, ${at(indigo, 8)}, ${at(paper, 12)}) border-box`;
};

/** Where a letter goes to: an envelope for each address. */
export const letters = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    '@540': 'repeat(2, minmax(0, 1fr))',
    '@1050': 'minmax(0, 1fr)',
  },
  gap: 6,
  m: 0,
  '& > div': {
    position: 'relative',
    px: { xs: 4, '@1050': 6 },
    pt: 5,
    pb: 6,
    border: ({ spacing }: Theme) => `${spacing(2)} solid transparent`,
    borderRadius: ({ radius }: Theme) => `${radius.control}px`,
    outline: '1px solid',
    outlineColor: ({ palette }: Theme) => palette.divider,
    background: stripes,
    alignContent: 'center',
    // The stamp, cancelled where there is room (`max-aspect-ratio` in its file); the label stands beside it.
    '&::before': {
      content: '""',
      float: 'inline-end',
      width: { xs: '4rem', '@1050': '9rem' },
      height: '5.25rem',
      background: `url("${stamp}") right / 100% 100% no-repeat`,
    },
    '@media print': {
      p: '0 !important',
      border: 0,
      outline: 0,
      '&::before': { display: 'none' },
    },
  },
  '& dt': { color: 'text.secondary' },
} as const;
