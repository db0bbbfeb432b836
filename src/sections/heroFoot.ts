import { colours } from '../theme/tokens';

/** Below the ground of the shop: the scroll indicator, and at the other end of the grid what must not be missed. */
export const heroFoot = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: { xs: 4, md: 3 },
  // From one edge of the window to the other.
  bgcolor: 'ink.main',
  boxShadow: `0 0 0 100vmax ${colours.ink}`,
  clipPath: 'inset(0 -100vmax)',
  '@media print': { '& > a': { display: 'none' } },
} as const;

/** In a narrow window it is as wide as that. */
export const footEnd = { '--gutter': '0px', flex: { xs: '1 0 100%', md: 'none' } } as const;
