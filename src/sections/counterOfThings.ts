import type { Theme } from '@mui/material/styles';

/** How high the printed cloth at the front of the counter is. */
const clothHeight = '1.75rem';

/** Characters of the words of a thing that needs more of the counter than its neighbours. */
const longText = 50;

/** How wide the edge of the counter, and of each shelf above it, is. */
const edge = 2;

/**
 * Laid on the counter of the shop, whose printed cloth runs from side to side: each thing with its words beside it
 * before the wall. In a wide window three share the counter, or two with two more on a shelf above, a pale line between
 * them; else they stand below each other as on shelves. Its arguments: how long the words of each thing are, and the cloth.
 */
export const counterOfThings = (lengths: readonly number[], cloth: string) => {
  const count = lengths.length;
  const [first = 0] = lengths;
  const isLongFirst = count === 3 && first > longText;
  const inPairs = count % 2 === 0;
  const isPair = count === 2;
  const columns = inPairs ? 2 : count;
  const beginsAtEdge = isLongFirst || (inPairs && !isPair);
  return (theme: Theme) => {
    const { breakpoints, palette, radius, spacing, typography } = theme;
    // Not on paper, and after the rules for every window, where `sx` does not sort them.
    const screenFrom = (width: 'sm' | 'lg' | 'xl') =>
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
      '& strong': {
        fontStretch: typography.h3.fontStretch,
        fontSize: '1.25rem',
        fontWeight: typography.fontWeightBold,
      },
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
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingBlockStart: 0,
        '& > li, & > li + li': {
          position: 'relative',
          justifyContent: 'center',
          columnGap: spacing(isPair ? 6 : 4),
          paddingBlockStart: spacing(6),
          paddingInline: spacing(6),
        },
        [`& > li:not(:nth-of-type(${columns}n + 1))::before`]: {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: '1px',
          background: `color-mix(in srgb, ${palette.ink.main} 16%, transparent)`,
        },
        '& > li > span': {
          flex: `0 1 ${isPair ? 12 : 11.25}rem`,
          paddingBlock: spacing(2, 3),
          fontSize: isPair ? typography.lead.fontSize : '1.125rem',
          lineHeight: 1.45,
          overflowWrap: 'break-word',
        },
        ...(isPair && { '& strong': { display: 'block', fontSize: '1.75rem' } }),
        // Words below each other begin at one edge.
        '& img': {
          width: isPair ? 'auto' : '9rem',
          maxWidth: '14rem',
          height: isPair ? '10rem' : '8rem',
          maxHeight: 'none',
        },
        // Where the words differ in length, each drawing is at the edge of its cell; those of pairs begin at one line.
        ...(beginsAtEdge && {
          '& > li, & > li + li': {
            position: 'relative',
            columnGap: spacing(isLongFirst ? 4 : 8),
            paddingBlockStart: spacing(6),
            paddingInlineStart: spacing(isLongFirst ? 6 : 10),
            paddingInlineEnd: spacing(isLongFirst ? 2 : 4),
          },
          '& > li > span': {
            flex: '1 1 0',
            ...(inPairs && { alignSelf: 'start', maxWidth: '19rem' }),
            paddingBlock: isLongFirst ? spacing(0, 4) : spacing(5, 4),
            fontSize: isLongFirst ? '1.125rem' : '1.25rem',
            lineHeight: 1.45,
            overflowWrap: 'break-word',
          },
          '& strong': { fontSize: isLongFirst ? '1.25rem' : '1.5rem' },
          '& img': {
            width: isLongFirst ? 'auto' : '12rem',
            height: isLongFirst ? '10rem' : '9rem',
            maxHeight: 'none',
            objectPosition: '0 100%',
          },
        }),
      },
      ...((count === 3 || beginsAtEdge) && {
        [screenFrom('xl')]: {
          '& > li > span': { flexBasis: '14rem', fontSize: typography.lead.fontSize },
          '& strong': { fontSize: inPairs ? '1.75rem' : '1.5rem' },
          '& img': {
            width: isLongFirst ? 'auto' : inPairs ? '13rem' : '11rem',
            height: '10rem',
          },
        },
      }),
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
