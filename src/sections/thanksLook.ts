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

/** The words above the scene, and beside both the machine that prints the slip. */
export const thanksGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: { xs: '"words" "slip" "scene"', md: '"words slip" "scene slip"' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 10, lg: 16 },
  rowGap: { xs: 10, md: 8 },
} as const;

/** Where there is no slip yet: the words, and beside them the scene. */
export const wordsAndScene = {
  ...thanksGrid,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateAreas: { xs: '"words" "scene"', md: '"words scene"' },
  gridTemplateRows: 'auto',
  '& > .scene': { maxWidth: { md: '46rem' } },
  // Kites in the sky above the shop, their strings behind its sign.
  '& > .scene > img': {
    paddingBlockStart: { md: '34%' },
    background: { md: `url("${kites}") top center / 100% auto no-repeat` },
  },
} as const;

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
});

/** Where nothing was sent, what is left to do is seen before the thanks. */
export const stubLast = {
  display: 'flex',
  flexDirection: 'column',
  '& > .stub': { order: 1, mt: 8 },
} as const;

/** The details to be checked, and largest the number. */
export const detailsOf = (phoneLine: number) => ({
  '& dd': { typography: 'button' },
  [`& dl > :nth-of-type(${phoneLine + 1}) > dd`]: { typography: 'h3' },
});

/** A stub, as narrow as its words. */
export const stub = { px: { xs: 5, md: 6 }, pt: 4, pb: 6 } as const;

/** The slip's column ends above the street. */
export const slipColumn = {
  gridArea: 'slip',
  pt: { md: 14 },
  pb: { md: aboveStreet('2.5rem') },
  overflowWrap: 'anywhere',
} as const;

/** Either way to the company: in one row, or one below the other as wide as a phone. */
export const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 3,
  m: 0,
  mt: 6,
  p: 0,
  listStyle: 'none',
  '& a': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 2, sm: 5 } },
  '& .MuiButton-sizeLarge': { paddingInline: { sm: 6.5 } },
  '& > li': { display: 'flex', flexDirection: 'column', flexGrow: { xs: 1, sm: 0 } },
  '& > li > a, & > li > a > span': { fontSize: { xs: 'body1.fontSize', sm: 'inherit' } },
} as const;

/** A note below a button makes its place no wider. */
export const asWideAsButton = { width: 0, minWidth: '100%', mt: 2 } as const;

/** All ways of one width, one below the other. */
export const inOneColumn = {
  flexDirection: 'column',
  alignItems: 'stretch',
  maxWidth: { sm: '24rem' },
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
