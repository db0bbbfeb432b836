import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { roadPaths, straightRoad } from './roadPaths';

export interface RoadEndProps {
  /** Its place: the road comes down at the start and ends at the end of the lower edge. */
  sx: SxProps<Theme>;
}

/** The last piece of the road through a page, down its side and along its ground. */
export function RoadEnd({ sx }: RoadEndProps) {
  // Longer than any page is wide; what is beyond the place is cut off.
  const path = 'M13-85V-83Q13-13 83-13H4000';
  return (
    <Box aria-hidden="true" sx={[frame, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box component="svg" width="1" height="1" viewBox="0 -1 1 1" fill="none" sx={corner}>
        <path d={path} />
        <path d={path} />
        <path d={path} />
      </Box>
      <Box sx={side} />
    </Box>
  );
}

const frame = {
  position: 'absolute',
  zIndex: -1,
  overflow: 'hidden',
  pointerEvents: 'none',
  scale: 'var(--inline,1) 1',
  ...roadPaths,
} as const;

/** The narrower road lies on the same ground. */
const ground = { xs: -6, md: 0 } as const;

const corner = {
  position: 'absolute',
  bottom: ground,
  // The frame is mirrored as a whole, so that nothing in it may be.
  left: 0,
  overflow: 'visible',
} as const;

/** Down to the corner. */
const side = {
  ...straightRoad.down,
  position: 'absolute',
  top: 0,
  bottom: { xs: 83 + ground.xs, md: 83 },
  left: { xs: 6, md: 0 },
} as const;
