import type { Theme } from '@mui/material/styles';
import kites from '../art/kites.svg';
import { inkAround } from '../atoms/tornSlip';
import { aboveStreet, groundAlone } from './footerLooks';

/** The shop is as wide as a phone: beside it there would be halves of houses. */
export const noHousesOnPhone = {
  '&::after': { maskImage: { xs: groundAlone, sm: 'none' } },
} as const;

/** Beside a scene without a slip the shop stands alone: the houses would be cut by its platform. */
export const noHouses = { '&::after': { maskImage: groundAlone } } as const;

/** Two columns from here: below it a long word of a headline would not fit in one. */
const beside = '@media screen and (min-width: 45rem)';

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: { xs: 8, md: 10, lg: 16 },
  rowGap: { xs: 10, md: 8 },
  pt: { xs: 8, md: 14 },
} as const;

/** The words above the scene, and beside both the machine that prints the slip. */
export const thanksGrid = {
  ...layout,
  gridTemplateAreas: '"words" "slip" "scene"',
  [beside]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"words slip" "scene slip"',
    gridTemplateRows: 'auto 1fr',
  },
} as const;

/** Where there is no slip yet: the words, and beside them the scene. */
export const wordsAndScene = {
  ...layout,
  gridTemplateAreas: '"words" "scene"',
  [beside]: {
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
    gridTemplateAreas: '"words scene"',
    '& > .scene': { maxWidth: '46rem' },
    // Kites in the sky above the shop, their strings behind its sign.
    '& > .scene > img': {
      paddingBlockStart: '34%',
      background: `url("${kites}") top center / 100% auto no-repeat`,
    },
  },
} as const;

/** A headline in half of a tablet's width. */
export const besideHeadline = { typography: { xs: 'h1', sm: 'h2', md: 'h1' } } as const;

/** It stands on the ground of the street. */
export const thanksScene = {
  gridArea: 'scene',
  alignSelf: 'end',
  width: '100%',
  maxWidth: { xs: '26rem', md: '36rem' },
  marginInline: 'auto',
} as const;

/** Paper in the ink of a drawing. */
export const inInk = ({ palette }: Theme) => ({
  width: 'fit-content',
  m: '2px',
  filter: inkAround(palette.ink.main),
  '@media print': { filter: 'none' },
});

/** Where nothing was sent, what is left to do is seen before the thanks. */
export const stubLast = {
  display: 'flex',
  flexDirection: 'column',
  [beside]: { pb: 16 },
  '& > .stub': { order: 1, mt: { xs: 8, md: 10 } },
} as const;

const columnWidth = { sm: '24rem' } as const;

/** Not printed yet: as wide as the ways above it. */
export const blankStub = {
  maxWidth: columnWidth,
  px: 5,
  py: 4,
  border: '2px dashed',
  borderColor: 'text.secondary',
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
export const notOnPaper = { '@media print': { display: 'none' } } as const;

/** The one step that is left; on a phone as wide as that. */
export const nextStep = {
  display: 'flex',
  mt: 6,
  ...notOnPaper,
  '& > a': { flexGrow: { xs: 1, sm: 0 }, minWidth: { sm: 'min(100%, 24rem)' } },
} as const;

/** Again where a phone has scrolled the first one away. */
export const belowSlip = { display: { sm: 'none' } } as const;

/** The other ways to the company, each with its note: in one row, or one below the other as wide as a phone. */
export const otherWays = {
  display: 'flex',
  flexFlow: { xs: 'column', md: 'wrap' },
  columnGap: 3,
  rowGap: 4,
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  ...notOnPaper,
  '& > li': { display: 'flex', flexDirection: 'column' },
  '& > li:empty': { display: 'none' },
} as const;

/** A note below a button makes its place no wider. */
export const asWideAsButton = { contain: 'inline-size', mt: 1.5 } as const;

/** All ways of one width, one below the other. */
export const oneColumn = {
  flexFlow: { xs: 'column', md: 'column' },
  rowGap: 6,
  maxWidth: columnWidth,
} as const;

/** The ways beside the form, of lesser weight than the way to it. */
export const waysBesideForm = { ...oneColumn, '& a': { bgcolor: 'background.paper' } } as const;

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
