import type { Theme } from '@mui/material/styles';

/** How high the printed cloth at the front of the counter is. */
const clothHeight = '1.75rem';

/**
 * Laid on the counter of the shop, whose printed cloth runs from edge to edge: beside each other before its wall, with
 * the words below the counter. On a phone below each other as on shelves, from edge to edge of the window.
 */
export const counterOfThings = (count: number, cloth: string) => {
  const wall = `url("${cloth}") repeat-x 0 100% / auto ${clothHeight} var(--tone-band)`;
  return ({ breakpoints, radius, spacing, palette }: Theme) => ({
    display: 'grid',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    position: 'relative',
    marginBlockStart: spacing(5),
    '& img': { flex: 'none' },
    '& strong': { fontWeight: 'fontWeightBold' },
    [breakpoints.down('sm')]: {
      marginInline: 'calc(-1 * var(--gutter))',
      paddingBlockStart: spacing(4),
      paddingBlockEnd: `calc(${clothHeight} - 1px)`,
      outline: '1px solid transparent',
      background: wall,
      '& > li': {
        display: 'flex',
        alignItems: 'end',
        columnGap: spacing(4),
        paddingInline: 'var(--gutter)',
      },
      '& > li + li': { paddingBlockStart: spacing(4) },
      '& > li:not(:last-of-type)': { borderBottom: `2px solid ${palette.ink.main}` },
      '& span': { alignSelf: 'center', paddingBlockEnd: spacing(2) },
      '& img': { width: 'min(6.25rem, 34%)' },
    },
    [breakpoints.up('sm')]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      columnGap: spacing(8),
      marginInlineStart: 'var(--beside)',
      '&::before': {
        content: '""',
        gridArea: '1 / 1 / 2 / -1',
        borderRadius: `${radius.stage}px ${radius.stage}px 0 0`,
        outline: '1px solid transparent',
        background: wall,
      },
      '& > li': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: '1 / span 2',
        justifyItems: 'center',
        rowGap: spacing(5),
      },
      ...Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `& > li:nth-of-type(${index + 1})`,
          { gridColumn: index + 1 },
        ]),
      ),
      '& img': {
        alignSelf: 'end',
        width: count < 3 ? '15rem' : '12.5rem',
        maxWidth: '92%',
        marginBlock: `${spacing(7)} calc(${clothHeight} - 2px)`,
      },
      '& span': { maxWidth: '17em', textAlign: 'center', textWrap: 'balance' },
    },
    '@media print': {
      display: 'block',
      margin: 0,
      padding: 0,
      background: 'none',
      '&::before': { display: 'none' },
      '& > li, & > li + li': { display: 'list-item', padding: '0 0 1mm', border: 0 },
      '& span': { textAlign: 'start' },
      '& img': { display: 'none' },
    },
  });
};
