import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export interface DrawnPicture {
  /** Address of the drawing. */
  src: string;
  /** Size of the drawing's own canvas in pixels; it keeps the place while the file loads. */
  width: number;
  height: number;
}

export interface PictureProps extends DrawnPicture {
  /** What the picture tells; empty for decoration. */
  alt: string;
  /** `high` for the picture of the first view; all others load when they come near. @default 'lazy' */
  priority?: 'high' | 'lazy';
  sx?: SxProps<Theme>;
}

/** A drawing that fills its column and never moves what is around it. */
export function Picture({ src, width, height, alt, priority = 'lazy', sx = [] }: PictureProps) {
  return (
    <Box
      component="img"
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={priority === 'high' ? 'eager' : 'lazy'}
      fetchPriority={priority === 'high' ? 'high' : 'auto'}
      decoding="async"
      sx={[{ display: 'block', width: '100%', height: 'auto' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
