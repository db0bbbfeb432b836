import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { roadLook } from './roadLook';

export interface RoadPieceProps {
  /** The middle line on a canvas of 100 by 100, which is stretched to the piece's place; the road keeps its width. */
  path: string;
  /** Its place: where it begins and ends. */
  sx: SxProps<Theme>;
}

/** A piece of the road that leads from the map through a page; a narrow window shows its middle line alone. */
export function RoadPiece({ path, sx }: RoadPieceProps) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      sx={[roadLook, { overflow: 'visible' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <path d={path} />
      <path d={path} />
      <path d={path} />
    </Box>
  );
}
