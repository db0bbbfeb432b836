import type { Theme } from '@mui/material/styles';
import jaal from '../art/jaal.svg';
import { inkAround } from '../atoms/tornSlip';
import { aboveStreet } from './footerLooks';
import { fadeAlongLine } from './patternBehind';
import { housesBehind } from './shopOnStreet';

/** The pattern of cloth in a darker tint of the surface, stronger along the line. */
export const clothPrint = (tone: 'leaf' | 'rose') =>
  ({
    content: '""',
    position: 'absolute',
    inset: 0,
    height: 'auto',
    background: ({ palette }: Theme) => palette[tone].main,
    opacity: { xs: 0.12, sm: tone === 'rose' ? 0.24 : 0.1 },
    // Out of the way of the ticket's headline.
    maskImage: `url("${jaal}"), ${fadeAlongLine(tone === 'rose' ? 'transparent 50%, black 85%' : 'transparent 5%, black')}`,
    maskComposite: 'intersect',
    '@media print': { display: 'none' },
  }) as const;

export const streetBehind = {
  '&::before': clothPrint('leaf'),
  '&::after': housesBehind,
  // A fraction of a pixel would show below it.
  '& .scene': { mb: '-1px' },
} as const;

/** Two columns from here: below it a long word of a headline would not fit in one. */
export const beside = '@media screen and (min-width: 45rem)';

/** The words above the scene, and beside both the machine that prints the slip. */
export const thanksGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"words" "slip" "scene"',
  columnGap: { xs: 8, md: 10, lg: 16 },
  rowGap: { xs: 10, md: 8 },
  pt: { xs: 8, md: 14 },
  [beside]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"words slip" "scene slip"',
    gridTemplateRows: 'auto 1fr',
  },
} as const;

/** A headline in half of a tablet's width. */
export const besideHeadline = { typography: { xs: 'h1', sm: 'h2', md: 'h1' } } as const;

export const thanksScene = {
  alignSelf: 'end',
  width: '100%',
  maxWidth: { xs: '26rem', md: '42rem' },
  marginInline: 'auto',
  containerType: 'inline-size',
} as const;

/** Paper in the ink of a drawing. */
export const inInk = ({ palette }: Theme) => ({
  width: 'fit-content',
  m: '2px',
  filter: inkAround(palette.ink.main),
  '@media print': { filter: 'none' },
});

/** On a phone what is left to do comes before the thanks. */
export const afterStep = {
  display: 'flex',
  flexDirection: 'column',
  '& > .stub': { order: { xs: 1, sm: 0 }, mt: { xs: 8, sm: '2px' }, mb: { sm: 7, md: 10 } },
} as const;

/** In English its two halves begin a line each; a longer word of another language keeps to one line. */
export const sentence = {
  width: 'min-content',
  minWidth: 'min(10.3em, 60vw)',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  textWrap: 'wrap',
} as const;

/** The details to be checked, and largest the number. */
export const detailsOf = (phoneLine: number) => ({
  '& dd': { typography: 'button' },
  [`& dl > :nth-of-type(${phoneLine + 1}) > dd`]: { typography: 'h3' },
});

/** A stub, as narrow as its words. */
export const stub = { px: { xs: 5, md: 6 }, pt: 4, pb: 6 } as const;

export const slipColumn = {
  gridArea: 'slip',
  // It ends above the street.
  [beside]: { pb: aboveStreet('2.5rem') },
  overflowWrap: 'anywhere',
} as const;

/** On paper no button leads anywhere. */
const notOnPaper = { '@media print': { display: 'none' } } as const;

/** The one step that is left; on a phone as wide as that. */
export const nextStep = {
  display: 'flex',
  mt: 6,
  ...notOnPaper,
  '& > a': { flexGrow: { xs: 1, sm: 0 }, minWidth: { sm: 'min(100%, 17rem)' } },
} as const;

/** The other ways to the company, of one width: each is a button, above what there is to know of it, which is heard first. */
export const otherWays = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  columnGap: 4,
  rowGap: 5,
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  ...notOnPaper,
  '& > li': { display: 'flex', flexDirection: 'column', gap: 2 },
  '& > li > p': { order: 1 },
  '& > li:empty': { display: 'none' },
  '& .MuiButton-outlined': { bgcolor: 'background.paper' },
} as const;

/** To other pages, parted from what is left to do. */
export const waysOn = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  mt: 6,
  pt: 3,
  borderTop: '1px solid',
  borderColor: 'edge.main',
  '& > a': { paddingBlock: 2.5 },
} as const;
