import Box from '@mui/material/Box';
import { roadPaths, straightRoad } from './roadPaths';

interface PlacedPiece {
  /** Tells it from the other pieces of the same road. */
  name: string;
  /** Where it begins and ends, and its `--level` if it is not behind all else. */
  place: object;
}

interface Bend extends PlacedPiece {
  /** The middle line on a canvas of 100 by 100, which is stretched to the piece's place; the road keeps its width. */
  path: string;
}

interface Straight extends PlacedPiece {
  /** Down the page or along its lines. */
  straight: keyof typeof straightRoad;
}

export type RoadPiece = Bend | Straight;

export interface RoadProps {
  /** Bends before the straight pieces that lie over their ends. */
  pieces: readonly RoadPiece[];
}

/** The road that leads from the map through a page, behind what stands on it. */
export function Road({ pieces }: RoadProps) {
  return (
    <Box aria-hidden="true" sx={road}>
      {pieces.map((piece) =>
        'straight' in piece ? (
          <Box key={piece.name} sx={[straightRoad[piece.straight], piece.place]} />
        ) : (
          <Box
            key={piece.name}
            component="svg"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            fill="none"
            sx={piece.place}
          >
            <path d={piece.path} />
            <path d={piece.path} />
            <path d={piece.path} />
          </Box>
        ),
      )}
    </Box>
  );
}

const road = {
  display: 'contents',
  '& > *': {
    position: 'absolute',
    zIndex: 'var(--level, -1)',
    overflow: 'visible',
    pointerEvents: 'none',
  },
  '& > svg': { scale: 'var(--inline,1) 1' },
  ...roadPaths,
} as const;
