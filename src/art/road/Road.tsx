import Box from '@mui/material/Box';
import { roadPaths } from './roadPaths';

export interface RoadPiece {
  /** Tells it from the other pieces of the same road. */
  name: string;
  /** The middle line on a canvas of 100 by 100, which is stretched to the piece's place; the road keeps its width. */
  path: string;
  /** Where it begins and ends, and its `--level` if it is not behind all else. */
  place: object;
}

export interface RoadProps {
  /** One after the other along the road. */
  pieces: readonly RoadPiece[];
}

/** The road that leads from the map through a page, behind what stands on it. */
export function Road({ pieces }: RoadProps) {
  return (
    <Box aria-hidden="true" sx={road}>
      {pieces.map(({ name, path, place }) => (
        <Box
          key={name}
          component="svg"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          sx={place}
        >
          <path d={path} />
          <path d={path} />
          <path d={path} />
        </Box>
      ))}
    </Box>
  );
}

const road = {
  display: 'contents',
  '& > svg': {
    position: 'absolute',
    zIndex: 'var(--level, -1)',
    overflow: 'visible',
    pointerEvents: 'none',
    scale: 'var(--inline,1) 1',
  },
  ...roadPaths,
} as const;
