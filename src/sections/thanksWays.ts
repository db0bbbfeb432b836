import type { Theme } from '@mui/material/styles';

/** A card for each way, with its drawing beside the words and the button below both. */
export const wayCards = ({ breakpoints, palette, radius }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { xs: 4, md: 6 },
    m: 0,
    p: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      alignItems: 'center',
      columnGap: { xs: 4, sm: 6 },
      rowGap: 4,
      p: { xs: 4, sm: 6 },
      border: `2px solid ${palette.ink.main}`,
      borderRadius: `${radius.surface}px`,
      bgcolor: 'marigold.light',
      color: 'ink.main',
      overflowWrap: 'anywhere',
    },
    '& > li + li': { bgcolor: 'ink.light' },
    '& img': { width: { xs: '5rem', sm: '8.5rem' } },
    '& p': { m: 0, textWrap: 'balance' },
    '& p + p': { mt: 1 },
    '& li > a': { gridColumn: '1 / -1' },
    [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media print': { '& li > a': { display: 'none' } },
  }) as const;
