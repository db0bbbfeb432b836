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
      sm: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
      lg: 'minmax(0, 5fr) repeat(3, minmax(0, 3fr))',
    },
    columnGap: { xs: 4, sm: 8 },
    rowGap: 7,
    m: 0,
    mt: { xs: -4, md: -5 },
    marginInline: { xs: 2, md: 4 },
    px: { xs: 4, md: 7 },
    pt: { xs: 10, md: 13 },
    pb: { xs: 7, md: 10 },
    borderLeft: 2,
    borderRight: 2,
    borderColor: 'ink.main',
    bgcolor: 'background.paper',
    listStyle: 'none',
    '@media print': { m: 0, p: 0, border: 0 },
  },
} as const;

/** A product by its mark and its name, and below that its services. */
export const shelf = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > a': {
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { xs: 'start', sm: 'center' },
    gap: 3,
    minHeight: 44,
    // Of a mark only its icon is printed, and not in a link.
    '@media print': { '& > div': { display: 'none' } },
  },
  // Four services stand in two columns where there is room for two.
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    columnGap: 4,
    rowGap: { xs: 2, sm: 3 },
    m: 0,
    mt: { xs: 3, sm: 5 },
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
