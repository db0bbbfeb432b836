import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { corner } from '../theme/tokens';

export interface Drawing {
  /** Address of the drawing. */
  src: string;
  /** Width of the drawing's own canvas in pixels; both keep the place while the file loads. */
  width: number;
  /** Height of that canvas in pixels. */
  height: number;
}

export interface IllustrationProps extends Drawing {
  /** What the image tells; empty for decoration. */
  alt: string;
  /**
   * `high` for the image of the first view; all others load when they come near.
   * @default 'lazy'
   */
  priority?: 'high' | 'lazy';
  /**
   * Stands in for a described image whose file does not come.
   * @default its description, in a place of its shape
   */
  fallback?: ReactNode;
  /**
   * `rounded` for a drawing that fills its canvas to the edges.
   * @default 'open'
   */
  shape?: 'open' | 'rounded';
  /** Placing by the component that uses the image: greatest width, margins, order. */
  sx?: SxProps<Theme>;
}

/**
 * A drawing that fills its column and never moves what is around it. Takes a file of `src/art` imported with
 * `?drawing`, which has its size; an icon beside words is one of `src/art/icons.ts`. A file that is lost leaves its
 * place with the words of `alt`.
 */
export function Illustration({
  src,
  width,
  height,
  alt,
  priority = 'lazy',
  fallback,
  shape = 'open',
  sx = [],
}: IllustrationProps) {
  const [lostSrc, setLostSrc] = useState<string>();
  const ownSx = Array.isArray(sx) ? sx : [sx];

  if (alt && lostSrc === src) {
    return (
      fallback ?? (
        <Box
          role="img"
          aria-label={alt}
          sx={[
            {
              width: '100%',
              aspectRatio: `${width} / ${height}`,
              p: { xs: 5, md: 6 },
              typography: 'caption',
            },
            ...ownSx,
          ]}
        >
          {alt}
        </Box>
      )
    );
  }
  return (
    <Box
      component="img"
      // A file may have been lost before scripts ran, and then tells nobody of it.
      ref={(image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) setLostSrc(src);
      }}
      onError={() => setLostSrc(src)}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={priority === 'high' ? 'eager' : 'lazy'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding="async"
      sx={[
        { display: 'block', width: '100%', height: 'auto' },
        shape === 'rounded' && { borderRadius: corner.stage },
        ...ownSx,
      ]}
    />
  );
}
