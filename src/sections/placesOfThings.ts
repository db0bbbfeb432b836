import type { Theme } from '@mui/material/styles';

/** Of each item, by its place in the list. */
const each = (count: number, placesOf: (place: number) => object) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `& > li:nth-of-type(${index + 1})`,
      placesOf(index + 1),
    ]),
  );

/** Things on a counter as wide as the list, each above the beginning of its words, and both in the middle of their place. */
export const thingsAboveWords = (count: number, { spacing }: Theme) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: { sm: spacing(4), md: spacing(6) },
  paddingInline: { sm: spacing(4), md: spacing(6) },
  '&::before': {
    gridArea: '1 / 1 / 2 / -1',
    marginInline: { sm: spacing(-4), md: spacing(-6) },
  },
  '& > li': {
    display: 'grid',
    gridTemplate: 'subgrid / minmax(0, max-content)',
    gridRow: '1 / span 2',
    justifyContent: 'center',
  },
  '& > li > span': { paddingBlock: spacing(5, 6) },
  // All terms on one line, though only some have a label before them.
  '&:has(small:first-child) > li > span:not(:has(small:first-child))::before': {
    content: '""',
    display: 'block',
    height: '1lh',
  },
  ...each(count, (place) => ({ gridColumn: place })),
});
