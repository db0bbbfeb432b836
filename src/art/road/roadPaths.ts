import { tints } from '#brand/tints';
import { colours } from '../../theme/tokens';

/** From edge to edge of the road, in pixels. */
const width = { xs: 14, md: 26 } as const;
const edge = 2;
const dashWidth = { xs: 2, md: 4 } as const;

/** From dash to dash. A piece begins in the middle of a gap; a path does so 2 pixels after its start. */
const period = { xs: 17, md: 26 } as const;

/** A road as three paths: its edges, its bed and its dashes, narrower in a narrow window. */
export const roadPaths = {
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& path:nth-of-type(1)': { stroke: colours.ink, strokeWidth: width },
  // Beyond the edges of its piece, so that their ends do not shine through where two meet.
  '& path:nth-of-type(2)': {
    stroke: colours.indigoMist,
    strokeWidth: { xs: width.xs - 2 * edge, md: width.md - 2 * edge },
    strokeLinecap: 'square',
  },
  '& path:nth-of-type(3)': {
    stroke: tints.marigoldShade,
    strokeWidth: dashWidth,
    strokeDasharray: { xs: '9 8', md: '14 12' },
    strokeDashoffset: { xs: -6, md: -8 },
  },
  '@media print': { display: 'none' },
} as const;

const dashes = (direction: string) =>
  `linear-gradient(${direction}, transparent 23%, ${tints.marigoldShade} 0 77%, transparent 0)`;

const straight = {
  boxSizing: 'border-box',
  border: `0 solid ${colours.ink}`,
  backgroundColor: colours.indigoMist,
  forcedColorAdjust: 'none',
} as const;

/** A straight road; it has as many dashes as fit, so that none is cut where it meets the next piece. */
export const straightRoad = {
  down: {
    ...straight,
    width,
    borderInlineWidth: edge,
    backgroundImage: dashes('to bottom'),
    backgroundSize: {
      xs: `${dashWidth.xs}px ${period.xs}px`,
      md: `${dashWidth.md}px ${period.md}px`,
    },
    backgroundPosition: '50% 0',
    backgroundRepeat: 'no-repeat round',
  },
  along: {
    ...straight,
    height: width,
    borderBlockWidth: edge,
    backgroundImage: dashes('to right'),
    backgroundSize: {
      xs: `${period.xs}px ${dashWidth.xs}px`,
      md: `${period.md}px ${dashWidth.md}px`,
    },
    backgroundPosition: '0 50%',
    backgroundRepeat: 'round no-repeat',
  },
} as const;
