/** Ways on as a row of boards: two in a row where there is room. */
export const boards = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  gridAutoRows: '1fr',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** A link as a board of a signpost, high enough for a finger. */
export const board = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  boxSizing: 'border-box',
  height: '100%',
  minHeight: 48,
  px: 3,
  py: 2,
  border: '2px solid',
  borderColor: 'ink.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '&, &:active': { color: 'ink.main' },
  '&:hover': { bgcolor: 'marigold.main', color: 'marigold.contrastText' },
} as const;
