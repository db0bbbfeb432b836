import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

export interface CardGridProps {
  /** Cards of one kind: `FeatureCard`, `ProductCard`, `LinkCard`; each becomes an item of a list. */
  children: ReactNode;
  /**
   * How many stand in a row where there is room.
   * @default 3
   */
  columns?: 2 | 3 | 4;
  /**
   * `compact` for cards of a few words, which stand closer and in two columns on a phone.
   * @default 'regular'
   */
  size?: 'regular' | 'compact';
}

/**
 * Cards of one kind in rows of equal height: as many in a row as have room, but of three all or one, so that none stands
 * alone. Stands in a `Section` with a title.
 */
export function CardGrid({ children, columns = 3, size = 'regular' }: CardGridProps) {
  const { least, gap } = sizes[size];
  return (
    <Box
      component="ul"
      sx={(theme) => ({
        display: 'grid',
        gap,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${least}, ${share(columns, theme.spacing(7))}${columns === 3 ? allOrOne(least, theme.spacing(7)) : ''})), 1fr))`,
        m: 0,
        p: 0,
        listStyle: 'none',
      })}
    >
      {Children.map(children, (child) => (
        <Box component="li" sx={{ display: 'grid', minWidth: 0 }}>
          {child}
        </Box>
      ))}
    </Box>
  );
}

/** A column where all have room. */
const share = (columns: number, gap: string) => `(100% - ${columns - 1} * ${gap}) / ${columns}`;

/** Beyond every width where three have no room, nothing where they have. */
const allOrOne = (least: string, gap: string) => `, (3 * ${least} + 2 * ${gap} - 100%) * 999`;

const sizes = {
  regular: { least: '16rem', gap: { xs: 3, md: 6 } },
  compact: { least: '9.5rem', gap: 3 },
} as const;
