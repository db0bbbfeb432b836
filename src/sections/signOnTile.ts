import type { Theme } from '@mui/material/styles';

/**
 * The items of a list, each with its drawing on a tile before it.
 *
 * @param row the drawings beside each other in one file
 * @param count how many they are
 * @param places the place in the row of each item's drawing
 */
export const signOnTile = (row: string, count: number, places: readonly number[] = []) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: '3.25rem minmax(0, 1fr)', md: '4.5rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: { xs: 4, md: 5 },
  },
  '& > li::before': {
    content: '""',
    boxSizing: 'border-box',
    aspectRatio: '1',
    border: { xs: '0.375rem solid var(--tone-band)', md: '0.625rem solid var(--tone-band)' },
    borderRadius: ({ radius }: Theme) => `${radius.control}px`,
    background: `var(--tone-band) url("${row}") var(--sign, 0) 0 / ${100 * count}% 100%`,
    '@media print': { display: 'none' },
  },
  ...Object.fromEntries(
    places.map((place, index) => [
      `& > li:nth-of-type(${index + 1})`,
      { '--sign': `${(100 * place) / (count - 1)}%` },
    ]),
  ),
});
