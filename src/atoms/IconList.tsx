import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

export interface IconListProps {
  /** Before each item. */
  icon: typeof SvgIcon;
  items: ReadonlyArray<{ id: string; content: ReactNode }>;
  /**
   * `wide` where an item is more than a line of text.
   * @default 'narrow'
   */
  gap?: 'narrow' | 'wide';
}

/** A list whose items begin with an icon: things to bring, rules to keep, questions to ask. Steps have numbers: `Steps`. */
export function IconList({ icon: Icon, items, gap = 'narrow' }: IconListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map(({ id, content }) => (
        <Box component="li" key={id} sx={[item, gaps[gap]]}>
          <Icon fontSize="small" sx={{ flex: 'none', mt: 1 }} />
          <div>{content}</div>
        </Box>
      ))}
    </Box>
  );
}

const item = { display: 'flex', '&:first-of-type': { mt: 0 } } as const;

const gaps = {
  narrow: { gap: 2, mt: 1 },
  wide: { gap: 3, mt: { xs: 3, md: 4 } },
} as const;
