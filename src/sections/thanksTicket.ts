import type { Theme } from '@mui/material/styles';
import { inkAround, tornSlip } from '../atoms/tornSlip';
import { beside, clothPrint } from './thanksLook';

export const startStage = {
  position: 'relative',
  overflowX: 'clip',
  bgcolor: 'rose.light',
  '&::before': clothPrint('rose'),
  '& > *': { position: 'relative' },
} as const;

const wide = 'lg';

/** The ticket beside the shop, under a headline of its own; from `lg` on the shop is as high as both. */
export const startGrid = ({ breakpoints, spacing }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"title" "ticket" "scene"',
    columnGap: { xs: 6, md: 10 },
    '& > .scene': { gridArea: 'scene', mt: 10 },
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      gridTemplateAreas: '"title title" "ticket scene"',
      '& > .scene': { mt: 0 },
    },
    [breakpoints.up(wide)]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gridTemplateAreas: '"title scene" "ticket scene"',
      gridTemplateRows: '1fr auto',
    },
    pt: { xs: spacing(8), md: spacing(12), lg: spacing(13) },
  }) as const;

export const startHeadline = {
  gridArea: 'title',
  alignSelf: 'end',
  mb: { xs: 6, md: 8 },
  typography: { xs: 'h1', md: 'display' },
} as const;

/** Radius of the notches where two parts of the ticket are joined. */
const notch = '9px';

/** One quarter of a part, with its corner cut off. */
const quarter = (x: '0' | '100%', y: '0' | '100%', radius: string) =>
  `radial-gradient(circle ${radius} at ${x} ${y}, transparent 96%, black) ${x} ${y} / 51% 51% no-repeat`;

const cut = (top: string, bottom: string) =>
  [
    quarter('0', '0', top),
    quarter('100%', '0', top),
    quarter('0', '100%', bottom),
    quarter('100%', '100%', bottom),
  ].join(', ');

/** A printed ticket of three parts: its number on the stub of each, a perforation between two, the last still to come. */
export const ticket = (theme: Theme) => {
  const { palette, radius, typography } = theme;
  return {
    gridArea: 'ticket',
    alignSelf: 'start',
    containerType: 'inline-size',
    m: '2px',
    mb: { xs: 0 },
    [beside]: { pb: '4rem' },
    filter: inkAround(palette.ink.main),
    '@media print': { filter: 'none' },
    '& > ol': {
      ...tornSlip(theme),
      p: 0,
      m: 0,
      border: 0,
      backgroundColor: 'transparent',
      listStyle: 'none',
      counterReset: 'step',
      borderRadius: `${radius.control}px ${radius.control}px 0 0`,
      overflow: 'hidden',
    },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '3.75rem minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 4,
      rowGap: 4,
      paddingInlineEnd: 4,
      paddingBlock: 4,
      bgcolor: 'background.paper',
      counterIncrement: 'step',
      mask: cut(notch, notch),
      // Its stub, and the number on it.
      '&::before': {
        content: 'counter(step)',
        alignSelf: 'stretch',
        display: 'grid',
        placeItems: 'center',
        marginBlock: -4,
        borderInlineEnd: `2px solid ${palette.ink.main}`,
        bgcolor: 'marigold.main',
        typography: 'h2',
      },
      '& > div': { minWidth: 0 },
      '& p, & h1': { m: 0 },
      '& div > :last-child': { ...typography.body1, textWrap: 'pretty', mt: 0.5 },
      '& > a': { gridColumn: 2, minWidth: 0 },
    },
    // Beside the way to the form too, where that is below the words.
    '& li:first-of-type': { mask: cut('0px', notch), '&::before': { gridRow: '1 / span 2' } },
    // A perforation between two notches.
    '& li + li': {
      mt: '-1px',
      '&::after': {
        content: '""',
        position: 'absolute',
        top: 0,
        insetInline: '14px',
        borderTop: `2px dashed ${palette.ink.main}`,
      },
      '&::before': { bgcolor: 'ink.light' },
    },
    '& li:last-of-type': {
      mask: cut(notch, '0px'),
      pb: 7,
      color: 'text.secondary',
      '&::before': { bgcolor: 'sand.main', color: 'text.secondary', mb: -7 },
    },
    '@container (min-width: 30rem)': {
      '& li': {
        gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
        columnGap: 6,
        paddingBlock: 6,
        paddingInlineEnd: 6,
        '&::before': { marginBlock: -6, typography: 'h1' },
        '& > a': { gridColumn: 3 },
        '& div > p:first-of-type': typography.h3,
        '& div > :last-child': { ...typography.lead, textWrap: 'balance', mt: 1 },
      },
      '& li:first-of-type::before': { gridRow: 1 },
      '& li:last-of-type': { pb: 9, '&::before': { mb: -9 } },
    },
    '@container (min-width: 44rem)': {
      '& li': {
        gridTemplateColumns: '8rem minmax(0, 1fr) auto',
        paddingBlock: 10,
        '&::before': { marginBlock: -10, typography: 'display' },
      },
      '& li:last-of-type': { pb: 13, '&::before': { mb: -13 } },
    },
    '@media (forced-colors: active)': {
      '& li': { mask: 'none', border: '1px solid' },
    },
  } as const;
};

/** Two boards in a row, where there is room, and their icons as large as three lines allow. */
export const besideEachOther = {
  '& ul': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, gap: { xs: 3, md: 6 } },
  '& ul > .board': {
    gridColumn: { md: 'auto' },
    '& > a': { gap: { xs: 4, sm: 5 }, px: { xs: 4, sm: 6 }, py: { xs: 4, sm: 5 } },
    '& > a > svg:first-of-type': { width: '2.5rem', height: '2.5rem', flexShrink: 0 },
  },
} as const;
