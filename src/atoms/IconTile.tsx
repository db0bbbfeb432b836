import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Surface, surfaces } from '../theme/surfaces';

export interface IconTileProps {
  /** One icon, in the size that it has in text. */
  children: ReactNode;
  /**
   * Ground of the tile: that of a product, or of the brand.
   * @default 'indigo'
   */
  surface?: Surface;
}

/** An icon on a small filled tile, before the name of a product or of a way on. Decoration: the words say it. */
export function IconTile({ children, surface = 'indigo' }: IconTileProps) {
  return (
    <Box
      sx={[
        surfaces[surface],
        {
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: 1,
          ...(surface === 'indigo' && { color: 'marigold.main' }),
        },
      ]}
    >
      {children}
    </Box>
  );
}
