/** The title and what is below it, as high as the folded questions beside them. */
export const titleColumn = {
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'block' },
} as const;

export const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
  columnGap: { md: 10 },
  rowGap: 7,
  '@media print': { display: 'block' },
} as const;

/** It stands on the line below the last of the answers, or in a narrow window on the line above the first. */
export const belowTitle = {
  maxWidth: { xs: '20rem', md: '34rem' },
  mt: 'auto',
  mb: { xs: -8, md: 0 },
  pt: { xs: 6, md: 10 },
  '@media print': { display: 'none' },
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
    '& > h3': { minWidth: 0, overflowWrap: 'anywhere' },
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
