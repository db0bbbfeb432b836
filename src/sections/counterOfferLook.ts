import awning from '../art/grounds/awning.svg';
import deskFront from '../art/grounds/desk-front.svg';

/** A strip over the shelves, a little wider than they are. */
const strip = { content: '""', display: 'block', '@media print': { display: 'none' } } as const;

/** Shelves between the awning of a shop and the front of its counter. */
export const counter = {
  '&::before': {
    ...strip,
    position: 'relative',
    height: { xs: '2.5rem', md: '3.25rem' },
    background: `url("${awning}") 0 0 / auto 100% round`,
  },
  '&::after': {
    ...strip,
    height: { xs: '3rem', md: '4.5rem' },
    mt: '-2px',
    border: '2px solid',
    borderColor: 'ink.main',
    background: `url("${deskFront}") 0 0 / auto 100% round`,
  },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    m: 0,
    mt: { xs: -4, md: -5 },
    marginInline: { xs: 2, md: 4 },
    p: 0,
    pt: 5,
    borderLeft: 2,
    borderRight: 2,
    borderColor: 'ink.main',
    bgcolor: 'background.paper',
    listStyle: 'none',
    '@media print': { m: 0, p: 0, border: 0 },
  },
} as const;

/** A board of the shelf, as high as this. */
const board = '0.75rem';

/** What is drawn of a product stands on a board that runs along the whole shelf, and beside it, where there is room, the name and the services. */
export const shelf = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: { xs: 2, lg: 8 },
  px: { xs: 3, lg: 8 },
  pt: { xs: 5, lg: 8 },
  pb: board,
  overflowWrap: 'anywhere',
  '& > img': {
    flex: { xs: '2 1 6.5rem', lg: '1 1 14rem' },
    minWidth: 0,
    '@media print': { display: 'none' },
  },
  '&::after': {
    ...strip,
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    boxSizing: 'border-box',
    height: board,
    borderBlock: '2px solid',
    borderColor: 'ink.main',
    bgcolor: 'marigold.main',
  },
  '& > div': { flex: { xs: '3 1 9.5rem', lg: '1 1 12rem' }, alignSelf: 'center', pb: 3 },
  '& a': { display: 'block', paddingBlock: 2 },
  '& ul': {
    display: 'grid',
    rowGap: 1.5,
    m: 0,
    p: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'start', gap: 2 },
    '& svg': { flex: 'none', color: 'primary.main' },
  },
} as const;

/** What comes with every counter: each hangs from a line, as the entries of a ledger do. */
export const points = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 8,
  rowGap: 7,
  mt: { xs: 9, md: 12 },
  '& > div': { pt: 4, borderTop: 2, borderColor: 'primary.main' },
} as const;
