/** The drawing stands beside the title of a phone, else below its words, which stay while the questions pass. */
export const titleColumn = {
  position: { md: 'sticky' },
  top: 'calc(var(--header-height) + 2rem)',
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) min(7.5rem, 34vw)', md: 'minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto 1fr', md: 'none' },
  columnGap: 4,
  '@media print': { display: 'block' },
} as const;

export const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  columnGap: { md: 10 },
  rowGap: 8,
  '@media print': { display: 'block' },
} as const;

export const besideTitle = {
  gridColumn: { xs: 2, md: 1 },
  gridRow: { xs: '1 / 3', md: 3 },
  alignSelf: { xs: 'center', md: 'start' },
  maxWidth: '22rem',
  pt: { md: 7 },
  '@media print': { display: 'none' },
} as const;

export const groupGrid = {
  display: 'grid',
  rowGap: { xs: 9, md: 10 },
  '@media print': { display: 'block' },
} as const;

/** The name of a group behind its tile. */
export const groupTitle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  mb: 3,
  color: 'primary.main',
  overflowWrap: 'anywhere',
  '@media print': { mt: '3mm', mb: '1mm', '& > span': { display: 'none' } },
} as const;

export const folds = {
  borderTop: '2px solid',
  borderColor: 'primary.main',
  '& > details': { borderBottom: '1px solid', borderColor: 'divider' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    boxSizing: 'border-box',
    minHeight: 64,
    paddingBlock: 3,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.light' },
    '& > h4': { minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' },
    '& > svg': { marginInlineStart: 'auto', flex: 'none' },
  },
  '& details[open] > summary > svg': { transform: 'rotate(45deg)' },
  '@media print': {
    '& > details': { breakInside: 'avoid' },
    '& > details::details-content': { display: 'block', contentVisibility: 'visible' },
    '& summary': { minHeight: 0, paddingBlock: '2mm 1mm' },
    '& summary > svg': { display: 'none' },
  },
} as const;

/** Whoever follows its URL sees the question above it. */
export const answerPlace = {
  maxWidth: '34em',
  pb: 4,
  scrollMarginTop: '6rem',
  '@media print': { pb: 1 },
} as const;

export const selfLink = {
  display: 'inline-block',
  paddingBlock: 1,
  '@media print': { display: 'none' },
} as const;
