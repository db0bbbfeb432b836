import { colours } from '../theme/tokens';

/** The scroll indicator stands on a road, whose dashes lead on from it to the end of the grid. */
export const heroRoad = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: { xs: 4, md: 5 },
  // From one edge of the window to the other.
  bgcolor: 'ink.main',
  boxShadow: `0 0 0 100vmax ${colours.ink}`,
  clipPath: 'inset(0 -100vmax)',
  '&::after': {
    content: '""',
    flex: 1,
    height: 4,
    background: `linear-gradient(to right, ${colours.marigold} 50%, transparent 0) 0 0 / 56px round`,
  },
  '@media print': { '& > a, &::after': { display: 'none' } },
} as const;

/** What the road leads to, on its grid: in a narrow window on a line of its own. */
export const roadEnd = {
  '--gutter': '0px',
  order: 1,
  marginBlock: -4,
} as const;
