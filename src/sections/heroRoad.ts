import { colours } from '../theme/tokens';

/** The scroll indicator stands on a road, whose dashes lead on from it out of the window. */
export const heroRoad = {
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: '-100vw',
    bgcolor: 'ink.main',
  },
  '& > *': { position: 'relative' },
  '&::after': {
    content: '""',
    position: 'relative',
    flex: 1,
    height: 4,
    marginInlineEnd: '-100vw',
    backgroundImage: `repeating-linear-gradient(to right, ${colours.marigold} 0 28px, transparent 0 56px)`,
  },
} as const;
