import type { Theme } from '@mui/material/styles';

const steps =
  (count: number) =>
  ({ spacing }: Theme) =>
    spacing(count);

/** The drawing's side and the side of the words, above the counter and below it. */
export const counterGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  columnGap: { md: 12, lg: 20 },
  rowGap: 8,
  alignItems: { md: 'end' },
} as const;

/** The slab from edge to edge that things stand on. */
export const counterTop = {
  boxSizing: 'border-box',
  height: steps(9),
  borderBlock: '3px solid',
  borderColor: 'ink.main',
  bgcolor: 'marigold.main',
  '@media print': { display: 'none' },
} as const;

export const counterFront = {
  bgcolor: 'primary.main',
  pb: { xs: 10, md: 16 },
  '& > div > div': { alignItems: 'start' },
} as const;

/** The slot in the slab that the slip comes out of. */
export const slot = {
  position: 'relative',
  overflowWrap: 'anywhere',
  mt: -4.5,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetInline: steps(-2),
    top: steps(-1.25),
    height: steps(2.5),
    borderRadius: 1,
    bgcolor: 'ink.main',
    '@media print': { display: 'none' },
  },
} as const;
