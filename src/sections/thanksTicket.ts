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
      // In large text no more than this share of the ticket.
      '--stub': 'min(3.75rem, 18cqi)',
      '--pad': 'min(1rem, 5cqi)',
      p: 0,
      m: 0,
      backgroundColor: 'transparent',
      listStyle: 'none',
      counterReset: 'step',
      borderRadius: `${radius.control}px ${radius.control}px 0 0`,
      overflow: 'hidden',
    },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'var(--stub) minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 'min(var(--pad), 1.5rem)',
      rowGap: 4,
      paddingInlineEnd: 'min(var(--pad), 1.5rem)',
      paddingBlock: 'var(--pad)',
      bgcolor: 'background.paper',
      counterIncrement: 'step',
      mask: cut(notch, notch),
      // Its stub, and the number on it.
      '&::before': {
        content: 'counter(step)',
        alignSelf: 'stretch',
        display: 'grid',
        placeItems: 'center',
        marginBlock: 'calc(-1 * var(--pad))',
        borderInlineEnd: `2px solid ${palette.ink.main}`,
        bgcolor: 'marigold.main',
        typography: 'h2',
      },
      '& > div': { minWidth: 0 },
      '& p, & h1': { m: 0 },
      '& div > :last-child': { ...typography.body1, textWrap: 'balance', mt: 0.5 },
    },
    '& li:first-of-type': { mask: cut('0px', notch) },
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
      color: 'text.secondary',
      // Room for the teeth.
      pb: 'calc(var(--pad) + 12px)',
      '&::before': { bgcolor: 'sand.main', mb: 'calc(-1 * var(--pad) - 12px)' },
    },
    // In a narrow ticket the way to the form is below the words.
    '@container (width < 30rem)': {
      '& li:first-of-type::before': { gridRow: '1 / span 2' },
      '& li > a': { gridColumn: '2 / -1' },
      '& li > div': { gridColumn: '2 / -1' },
    },
    '@container (width >= 30rem)': {
      '& > ol': { '--stub': '6.5rem', '--pad': '1.5rem' },
      '& li': {
        '&::before': { typography: 'h1' },
        '& div > p:first-of-type': typography.h3,
        '& div > :last-child': { ...typography.lead, textWrap: 'balance', mt: 1 },
      },
    },
    '@container (width >= 44rem)': { '& > ol': { '--stub': '8rem', '--pad': '2.5rem' } },
  } as const;
};

/** Two boards in a row, where there is room, and their icons as large as three lines allow. */
export const besideEachOther = {
  '& ul': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, gap: { xs: 3, md: 6 } },
  '& ul > .board': {
    gridColumn: { md: 'auto' },
    '& > a': { gap: { xs: 3, sm: 5 }, px: { xs: 3, sm: 6 }, py: { sm: 5 }, typography: 'h3' },
    '& > a > svg:first-of-type': {
      width: { sm: '2.5rem' },
      height: { sm: '2.5rem' },
      flexShrink: 0,
    },
    '& .arrow': { width: '1.5rem' },
  },
} as const;
