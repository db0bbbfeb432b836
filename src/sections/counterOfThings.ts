import type { Theme } from '@mui/material/styles';

/** How high the printed cloth at the front of the counter is. */
const clothHeight = '1.75rem';

/** How wide the edge of the counter, and of each shelf above it, is. */
const edge = 2;

/**
 * Laid on the counter of the shop, whose printed cloth runs from side to side: each thing with its words beside it
 * before the wall. In a wide window three share the counter, or two with two more on a shelf above; else they stand
 * below each other as on shelves.
 */
export const counterOfThings = (count: number, cloth: string) => {
  const inPairs = count % 2 === 0;
  return (theme: Theme) => {
    const { breakpoints, palette, radius, spacing, typography } = theme;
    // Not on paper, and after the rules for every window, where `sx` does not sort them.
    const screenFrom = (width: 'sm' | 'md' | 'lg') =>
      breakpoints.up(width).replace('@media', '@media screen and');
    return {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      listStyle: 'none',
      margin: 0,
      padding: `${spacing(4)} 0 calc(${clothHeight} - ${edge + 1}px)`,
      marginBlockStart: spacing(5),
      borderRadius: `${radius.stage}px`,
      outline: `1px solid ${palette.divider}`,
      overflow: 'hidden',
      background: `url("${cloth}") repeat-x 0 100% / auto ${clothHeight} var(--tone-band)`,
      '& > li': {
        display: 'grid',
        gridTemplateColumns: 'min(6.25rem, 34%) minmax(0, 1fr)',
        alignItems: 'end',
        columnGap: spacing(4),
        paddingInline: spacing(4),
        borderBlockEnd: `${edge}px solid ${palette.ink.main}`,
      },
      '& > li + li': { paddingBlockStart: spacing(4) },
      '& > li > span': { alignSelf: 'center', paddingBlockEnd: spacing(4), textWrap: 'balance' },
      '& small': { display: 'block', fontSize: 'inherit', color: 'text.secondary' },
      '& span > span': { display: 'block', lineHeight: typography.h4.lineHeight },
      '& strong': { typography: 'h4', lineHeight: 'inherit' },
      '& img': {
        width: '100%',
        height: 'auto',
        maxHeight: '6.75rem',
        objectFit: 'contain',
        objectPosition: '50% 100%',
      },
      [screenFrom('sm')]: {
        marginInlineStart: 'var(--beside)',
        '& > li': {
          gridTemplateColumns: '9rem minmax(0, 1fr)',
          columnGap: spacing(6),
          paddingInline: spacing(6),
        },
        '& img': { maxHeight: '8rem' },
      },
      [screenFrom(inPairs ? 'md' : 'lg')]: {
        gridTemplateColumns: `repeat(${inPairs ? 2 : count}, minmax(0, 1fr))`,
        paddingBlockStart: 0,
        '& > li': {
          // A long word takes its room from the thing.
          gridTemplateColumns: `minmax(30%, ${inPairs ? 1 : 4}fr) minmax(min-content, ${inPairs ? 1 : 3}fr)`,
          columnGap: spacing(inPairs ? 6 : 4),
          paddingInline: spacing(inPairs ? 6 : 4),
        },
        '& > li, & > li + li': { paddingBlockStart: spacing(count > 3 ? 4 : 6) },
        '& > li > span': {
          alignSelf: 'start',
          paddingBlockStart: spacing(count === 2 ? 14 : 7),
          overflowWrap: 'break-word',
        },
        // All terms on one line, though only some have a label before them.
        '&:has(small:first-child) > li > span:not(:has(small:first-child))::before': {
          content: '""',
          display: 'block',
          height: '1lh',
        },
        '& img': {
          maxHeight: count > 3 ? 'clamp(8.75rem, 9vw, 10.5rem)' : 'clamp(12.5rem, 13vw, 15rem)',
          objectPosition: '100% 100%',
        },
      },
      '@media print': {
        display: 'block',
        margin: 0,
        padding: 0,
        borderRadius: 0,
        outline: 'none',
        background: 'none',
        '& > li, & > li + li': { display: 'list-item', padding: '0 0 1mm', border: 0 },
        '& > li > span': { padding: 0 },
        '& img': { display: 'none' },
      },
    };
  };
};
