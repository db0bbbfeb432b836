import { aboveStreet } from './footerLooks';

/** The words above the scene, and beside both the machine that prints the slip. */
export const thanksGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: { xs: '"words" "slip" "scene"', md: '"words slip" "scene slip"' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 10, lg: 16 },
  rowGap: { xs: 10, md: 8 },
} as const;

/** It stands on the ground of the street. */
export const thanksScene = {
  gridArea: 'scene',
  alignSelf: 'end',
  width: '100%',
  maxWidth: { xs: '26rem', md: '36rem' },
  marginInline: 'auto',
} as const;

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
  columnGap: 4,
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
