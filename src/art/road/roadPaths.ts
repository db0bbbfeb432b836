import { tints } from '#brand/tints';
import { colours } from '../../theme/tokens';

const inWideWindow = { xs: 'none', md: 'inline' } as const;

/** A road as three paths: its edges, its bed and its dashes, which a narrow window shows alone. */
export const roadPaths = {
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& path:nth-of-type(1)': { display: inWideWindow, stroke: colours.ink, strokeWidth: 26 },
  '& path:nth-of-type(2)': { display: inWideWindow, stroke: colours.sand, strokeWidth: 21 },
  '& path:nth-of-type(3)': {
    stroke: { xs: `var(--dashes, ${tints.marigoldShade})`, md: tints.marigoldShade },
    strokeWidth: { xs: 4, md: 3.5 },
    strokeDasharray: '14 12',
  },
  '@media print': { display: 'none' },
} as const;
