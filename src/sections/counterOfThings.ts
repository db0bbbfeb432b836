import type { Theme } from '@mui/material/styles';

/** How high the printed cloth at the front of the counter is. */
const clothHeight = '1.75rem';

/** How high things stand: as high as the widest of them can be in its share of the counter, so that all keep one scale. */
const thingHeight = (count: number) =>
  count < 3 ? 'min(18rem, 23vw)' : count < 4 ? 'min(14rem, 17.5vw)' : 'min(11.25rem, 14vw)';

/**
 * Laid on the counter of the shop, whose printed cloth runs from side to side: beside each other before its wall, with
 * the words on the front of the counter. On a phone below each other as on shelves.
 */
export const counterOfThings = (count: number, cloth: string) => {
  const print = `url("${cloth}") repeat-x 0 100% / auto ${clothHeight}`;
  return ({ breakpoints, radius, spacing, palette }: Theme) => ({
    display: 'grid',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    position: 'relative',
    marginBlockStart: spacing(5),
    borderRadius: `${radius.stage}px`,
    outline: `1px solid ${palette.divider}`,
    overflow: 'hidden',
    '& img': { flex: 'none' },
    '& strong': { fontWeight: 'fontWeightBold' },
    '& span > span': { display: 'block' },
    [breakpoints.down('sm')]: {
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockStart: spacing(4),
      paddingBlockEnd: `calc(${clothHeight} - 1px)`,
      background: `${print} var(--tone-band)`,
      '& > li': {
        display: 'flex',
        alignItems: 'end',
        columnGap: spacing(4),
        paddingInline: spacing(4),
      },
      '& > li + li': { paddingBlockStart: spacing(4) },
      '& > li:not(:last-of-type)': { borderBottom: `2px solid ${palette.ink.main}` },
      '& > li > span': { alignSelf: 'center', paddingBlockEnd: spacing(2) },
      '& img': {
        width: 'min(6.25rem, 34%)',
        height: 'auto',
        maxHeight: '8rem',
        objectFit: 'contain',
        objectPosition: '50% 100%',
      },
    },
    [breakpoints.up('sm')]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      columnGap: spacing(6),
      paddingInline: spacing(6),
      marginInlineStart: 'var(--beside)',
      backgroundColor: palette.background.paper,
      '&::before': {
        content: '""',
        gridArea: '1 / 1 / 2 / -1',
        marginInline: spacing(-6),
        background: `${print} var(--tone-band)`,
      },
      '& > li': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: '1 / span 2',
      },
      ...Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `& > li:nth-of-type(${index + 1})`,
          { gridColumn: index + 1 },
        ]),
      ),
      '& img': {
        alignSelf: 'end',
        width: 'auto',
        height: thingHeight(count),
        maxWidth: '100%',
        objectFit: 'contain',
        objectPosition: 'calc(50% - 50% * var(--inline,1)) 100%',
        marginBlock: `${spacing(8)} calc(${clothHeight} - 2px)`,
      },
      '& > li > span': { maxWidth: '17em', paddingBlock: spacing(5, 6), textWrap: 'balance' },
    },
    [breakpoints.up('md')]: {
      columnGap: spacing(9),
      paddingInline: spacing(9),
      '&::before': { marginInline: spacing(-9) },
      '& > li > span': { paddingBlock: spacing(6, 7) },
    },
    '@media print': {
      display: 'block',
      margin: 0,
      padding: 0,
      background: 'none',
      '&::before': { display: 'none' },
      '& > li, & > li + li': { display: 'list-item', padding: '0 0 1mm', border: 0 },
      '& > li > span': { padding: 0 },
      '& img': { display: 'none' },
    },
  });
};
