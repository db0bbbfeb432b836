import type { Theme } from '@mui/material/styles';
import jaal from '../art/jaal.svg';
import { patternBehind } from './patternBehind';

const steps =
  (count: number) =>
  ({ spacing }: Theme) =>
    spacing(count);

/** The drawing's side and the side of the words, above the counter and below it. */
export const counterGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  columnGap: { md: 12, lg: 20 },
  rowGap: 8,
  alignItems: { md: 'end' },
} as const;

/** The slab from edge to edge that things stand on. */
export const counterTop = {
  boxSizing: 'border-box',
  height: steps(9),
  borderBlock: '3px solid',
  borderColor: 'ink.main',
  bgcolor: 'marigold.main',
  '@media print': { display: 'none' },
} as const;

/** Where there is room below the words, the pattern of cloth is printed on it. */
export const counterFront = {
  ...patternBehind(jaal, {
    opacity: { xs: 0, md: 1 },
    maskImage:
      'radial-gradient(ellipse 50% 70% at calc(50% - 50% * var(--inline,1)) 100%, black, transparent)',
  }),
  // The slip hangs out of the slab above.
  overflow: 'visible',
  bgcolor: 'primary.main',
  pb: { xs: 10, md: 16 },
  '& > div > div': { alignItems: 'start' },
} as const;

/** The slot in the slab that the slip comes out of. */
export const slot = {
  position: 'relative',
  overflowWrap: 'anywhere',
  mt: -4.5,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetInline: steps(-2),
    top: steps(-1.25),
    height: steps(2.5),
    borderRadius: 1,
    bgcolor: 'ink.main',
    '@media print': { display: 'none' },
  },
} as const;

/** Either way to the company: in one row, or one below the other as wide as a phone. */
export const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 3,
  m: 0,
  mt: 6,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexGrow: { xs: 1, sm: 0 },
    '& > a': { flexGrow: 1, paddingInline: { xs: 2, sm: 6.5 } },
    '& > a, & > a > span': { fontSize: { xs: 'body1.fontSize', sm: 'inherit' } },
  },
} as const;
