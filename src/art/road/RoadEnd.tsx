import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { roadPaths } from './roadPaths';

export interface RoadEndProps {
  /** Its place: the road comes down at the start and ends at the end of the lower edge. */
  sx: SxProps<Theme>;
}

/** The last piece of the road through a page, down its side and along its ground. */
export function RoadEnd({ sx }: RoadEndProps) {
  // Longer than any page is high or wide; what is beyond the place is cut off.
  const path = 'M13-4000V-83Q13-13 83-13H4000';
  return (
    <Box aria-hidden="true" sx={[frame, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box component="svg" width="1" height="1" viewBox="0 -1 1 1" fill="none" sx={corner}>
        <path d={path} />
        <path d={path} />
        <path d={path} />
      </Box>
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

const corner = {
  position: 'absolute',
  // The narrower road lies on the same ground.
  bottom: { xs: -6, md: 0 },
  insetInlineStart: 0,
  overflow: 'visible',
} as const;
