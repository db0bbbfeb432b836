import type { Theme } from '@mui/material/styles';

/** Of a tile. */
const side = { xs: '3.25rem', md: '4.5rem' } as const;

/**
 * The items of a list, each with its drawing on a tile before it; those without a place have none.
 *
 * @param row the drawings beside each other in one file
 * @param count how many they are
 * @param places the place in the row of each item's drawing
 */
export const signOnTile = (row: string, count: number, places: readonly number[] = []) => ({
  '& > li': {
    display: 'flex',
    columnGap: { xs: 4, md: 5 },
  },
  // Words lower than their tile stand in the middle of it; the others begin at its top.
  '& > li > *': { alignContent: 'center', minHeight: side },
  '& > li::before': {
    flex: 'none',
    alignSelf: 'start',
    width: side,
    boxSizing: 'border-box',
    aspectRatio: '1',
    border: { xs: '0.375rem solid var(--tone-band)', md: '0.625rem solid var(--tone-band)' },
    borderRadius: ({ radius }: Theme) => `${radius.control}px`,
    background: `var(--tone-band) url("${row}") 0 0 / ${100 * count}% 100%`,
    '@media print': { display: 'none' },
  },
  ...Object.fromEntries(
    places.map((place, index) => [
      `& > li:nth-of-type(${index + 1})::before`,
      { content: '""', backgroundPositionX: `${(100 * place) / (count - 1)}%` },
    ]),
  ),
});
