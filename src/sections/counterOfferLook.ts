import awning from '../art/grounds/awning.svg';
import desk from '../art/grounds/desk.svg';

/** A strip over the shelves, a little wider than they are. */
const strip = { content: '""', display: 'block', '@media print': { display: 'none' } } as const;

/** Shelves between the awning of a shop and its counter. */
export const counter = {
  '&::before': {
    ...strip,
    position: 'relative',
    height: { xs: '2.5rem', md: '3.25rem' },
    background: `url("${awning}") 0 0 / auto 100% round`,
  },
  '&::after': {
    ...strip,
    height: '1.25rem',
    borderInline: '3px solid',
    borderColor: 'ink.main',
    background: `url("${desk}") 0 0 / auto 100%`,
  },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { xs: 4, sm: 8 },
    overflow: 'clip',
    m: 0,
    mt: { xs: -4, md: -5 },
    marginInline: { xs: 2, md: 4 },
    px: { xs: 4, md: 7 },
    pt: { xs: 10, md: 13 },
    borderLeft: 2,
    borderRight: 2,
    borderColor: 'ink.main',
    bgcolor: 'background.paper',
    listStyle: 'none',
    '@media print': { m: 0, p: 0, border: 0 },
  },
} as const;

/** What is drawn of a product stands on a board that runs along the whole shelf; below it hang the name and the services. */
export const shelf = {
  // Names and services of a row begin on one line.
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  pb: { xs: 7, md: 8 },
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > div': {
    '& > img': { maxWidth: '15rem', marginInline: 'auto' },
    '&::after': {
      ...strip,
      height: '0.75rem',
      marginInline: '-100vw',
      border: '2px solid',
      borderColor: 'ink.main',
      bgcolor: 'marigold.main',
    },
    '@media print': { display: 'none' },
  },
  '& > a': { minHeight: 44, mt: 2, paddingBlock: 2 },
  '& > ul': {
    display: 'grid',
    alignContent: 'start',
    rowGap: { xs: 1.5, sm: 2 },
    m: 0,
    p: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'start', gap: 2 },
    '& svg': { display: { xs: 'none', sm: 'block' }, flex: 'none', color: 'primary.main' },
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
