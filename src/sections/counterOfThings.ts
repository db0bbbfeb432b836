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
    const screenFrom = (width: 'sm' | 'lg') =>
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
        display: 'flex',
        alignItems: 'end',
        columnGap: spacing(4),
        paddingInline: spacing(4),
        borderBlockEnd: `${edge}px solid ${palette.ink.main}`,
      },
      '& > li + li': { paddingBlockStart: spacing(4) },
      '& > li > span': {
        flex: '1 1 0',
        alignSelf: 'center',
        paddingBlockEnd: spacing(4),
        textWrap: 'balance',
      },
      '& small': { display: 'block', fontSize: 'inherit', color: 'text.secondary' },
      '& span > span': { display: 'block' },
      '& strong': { fontWeight: typography.fontWeightBold },
      '& img': {
        flex: 'none',
        width: 'min(6.25rem, 34%)',
        height: 'auto',
        maxHeight: '6.75rem',
        objectFit: 'contain',
        objectPosition: '50% 100%',
      },
      [screenFrom('sm')]: {
        marginInlineStart: 'var(--beside)',
        '& > li': { columnGap: spacing(6), paddingInline: spacing(6) },
        '& img': { width: '9rem', maxHeight: '8rem' },
      },
      [screenFrom('lg')]: {
        gridTemplateColumns: `repeat(${inPairs ? 2 : count}, minmax(0, 1fr))`,
        paddingBlockStart: 0,
        '& > li, & > li + li': {
          justifyContent: count === 2 ? 'center' : 'start',
          columnGap: spacing(inPairs ? 6 : 4),
          paddingBlockStart: spacing(9),
          paddingInline: spacing(inPairs ? 9 : 6),
        },
        '& > li > span': {
          flex: count === 2 ? '0 1 15rem' : 1,
          paddingBlock: spacing(3),
          fontSize: count === 2 ? '1.5rem' : typography.lead.fontSize,
          lineHeight: count === 2 ? 1.35 : 'inherit',
          overflowWrap: 'break-word',
        },
        // Two have a half each.
        ...(count === 2 && {
          '& > li + li': { borderInlineStart: `${edge}px solid ${palette.ink.main}` },
        }),
        // Words below each other begin at one edge.
        '& img': {
          width: inPairs && count > 2 ? '12rem' : 'auto',
          maxWidth: '14rem',
          height: count === 2 ? '12rem' : inPairs ? '9rem' : '8rem',
          maxHeight: 'none',
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
