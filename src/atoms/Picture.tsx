import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export interface DrawnPicture {
  /** Address of the drawing. */
  src: string;
  /** Width of the drawing's own canvas in pixels; both keep the place while the file loads. */
  width: number;
  /** Height of that canvas in pixels. */
  height: number;
}

export interface PictureProps extends DrawnPicture {
  /** What the picture tells; empty for decoration. */
  alt: string;
  /** `high` for the picture of the first view; all others load when they come near. @default 'lazy' */
  priority?: 'high' | 'lazy';
  /** Placing by the part that uses the picture: greatest width, margins, order. */
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
