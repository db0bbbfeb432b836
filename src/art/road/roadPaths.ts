import { tints } from '#brand/tints';
import { colours } from '../../theme/tokens';

/** A road as three paths: its edges, its bed and its dashes, narrower in a narrow window. */
export const roadPaths = {
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& path:nth-of-type(1)': { stroke: colours.ink, strokeWidth: { xs: 15, md: 26 } },
  // Beyond the edges of its piece, so that their ends do not shine through where two meet.
  '& path:nth-of-type(2)': {
    stroke: colours.sand,
    strokeWidth: { xs: 11, md: 21 },
    strokeLinecap: 'square',
  },
  '& path:nth-of-type(3)': {
    stroke: tints.marigoldShade,
    strokeWidth: { xs: 2.5, md: 3.5 },
    strokeDasharray: { xs: '9 8', md: '14 12' },
  },
  '@media print': { display: 'none' },
} as const;

/** For a piece that comes out of the night of the map. */
export const bedAtNight = { '& path:nth-of-type(2)': { stroke: tints.earthAsleep } } as const;
