import type { Theme } from '@mui/material/styles';
import { scenes } from '../art/illustrations';

/** The address, and beside it or below it the map. */
export const wordsAndMap = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
  columnGap: 6,
  alignItems: 'center',
} as const;

/** Reaches to the edges of the window. */
export const stage = {
  display: 'grid',
  placeItems: { xs: 'end center', md: 'end' },
  position: 'relative',
  alignSelf: 'stretch',
  minHeight: { md: '20rem', xl: '24rem' },
  marginInlineStart: { xs: 'calc(-1 * var(--bleed))', md: 0 },
  marginInlineEnd: 'calc(-1 * var(--bleed))',
  // The shape of the map, from which only a notice in large text makes it grow.
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    width: '100%',
    aspectRatio: { xs: '4 / 3', sm: '2 / 1', md: 'auto' },
  },
} as const;

/** Fills its place, beside the words as a sheet with round corners. */
export const drawnMap = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  boxShadow: ({ palette }: Theme) => ({ md: `inset 0 0 0 1px ${palette.divider}` }),
  borderStartStartRadius: ({ radius }: Theme) => ({ md: `${radius.stage}px` }),
  borderEndStartRadius: ({ radius }: Theme) => ({ md: `${radius.stage}px` }),
  background: `url("${scenes.mapPlaceholder.src}") 60% 40% / cover`,
} as const;

/** The live map. */
export const frame = { display: 'block', width: '100%', height: '100%', border: 0 } as const;

/** What is said of the map, on the map. */
export const card = (theme: Theme) => ({
  gridArea: '1 / 1',
  position: 'relative',
  alignItems: 'start',
  boxSizing: 'border-box',
  maxWidth: '24rem',
  m: 4,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${theme.radius.surface}px`,
  bgcolor: 'background.paper',
});
