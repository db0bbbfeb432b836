import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Drawing, Illustration, type IllustrationProps } from './Illustration';

export interface SceneProps extends Drawing {
  /**
   * What the scene tells; empty for decoration.
   * @default ''
   */
  alt?: string;
  /** See `Illustration`. */
  priority?: IllustrationProps['priority'];
  /**
   * The tile that the scene stands on, in the scale of the scene; it repeats to both edges of what clips it, such as
   * a `PageHeader`.
   */
  ground?: Drawing;
  /**
   * How much of the tile lies behind the foot of the scene, in units of the drawings.
   * @default 0
   */
  groundDepth?: number;
  /** What lies over the drawing, placed by itself in shares of the scene (`cqi`). */
  children?: ReactNode;
  /** Placing by the component that uses the scene: width, margins. */
  sx?: SxProps<Theme>;
}

/** A drawing that stands on a ground which runs on beyond both of its sides. */
export function Scene({
  src,
  width,
  height,
  alt = '',
  priority,
  ground,
  groundDepth = 0,
  children,
  sx = [],
}: SceneProps) {
  const inScale = (units: number) => `${(units / width) * 100}cqi`;
  return (
    <Box
      sx={[
        { position: 'relative', containerType: 'inline-size' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Illustration
        {...{ src, width, height, alt }}
        {...(priority && { priority })}
        sx={{ position: 'relative', zIndex: 1 }}
      />
      {ground && (
        <Box
          sx={{
            height: inScale(ground.height),
            marginBlockStart: inScale(-groundDepth),
            marginInline: '-100vw',
            background: `url("${ground.src}") repeat-x 50% 0 / auto 100%`,
            '@media print': { display: 'none' },
          }}
        />
      )}
      {children}
    </Box>
  );
}
