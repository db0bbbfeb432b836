import type { Theme } from '@mui/material/styles';
import peg from '../art/ticket/peg.svg';
import pole from '../art/ticket/pole.svg';
import rope from '../art/ticket/rope.svg';
import { inkAround, tornSlip } from '../atoms/tornSlip';
import { beside, clothPrint } from './thanksLook';

export const startStage = {
  position: 'relative',
  overflowX: 'clip',
  bgcolor: 'rose.light',
  '&::before': clothPrint('rose'),
  '& > *': { position: 'relative' },
} as const;

/** The scene beside the headline too. The key of a breakpoint would come before `beside`, and lose to it. */
const wide = '@media screen and (min-width: 75rem)';

/** The ticket beside the shop, under a headline of its own; in a wide window the shop is as high as both. */
export const startGrid = ({ spacing }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"title" "ticket" "scene"',
    columnGap: { xs: 6, md: 10 },
    '& > .scene': { gridArea: 'scene', mt: 5, maxWidth: { xs: '18rem', sm: '26rem', md: '42rem' } },
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      gridTemplateAreas: '"title title" "ticket scene"',
      '& > .scene': { mt: 0 },
    },
    [wide]: {
      columnGap: 4,
      gridTemplateAreas: '"title scene" "ticket scene"',
      gridTemplateRows: '1fr auto',
    },
    pt: { xs: spacing(8), md: spacing(12), lg: spacing(11) },
  }) as const;

export const startHeadline = {
  gridArea: 'title',
  alignSelf: 'end',
  mb: { xs: 6, md: 9 },
  typography: { xs: 'h1', md: 'display' },
} as const;

/** How far beside the ticket the poles stand; a phone has no room for them. */
const toPole = '1.125rem';

/** The string that the ticket hangs on, on a phone from one edge of the window to the other, and its pegs. */
export const onString = {
  '&::before': {
    content: '""',
    gridArea: 'ticket',
    alignSelf: 'start',
    height: '10px',
    mt: '-10px',
    marginInline: 'calc(-1 * var(--bleed))',
    background: `url("${rope}") 0 0 / 100% 100% no-repeat`,
    [beside]: { marginInline: `-${toPole}` },
  },
  '&::after': {
    content: '""',
    gridArea: 'ticket',
    alignSelf: 'start',
    position: 'relative',
    height: { xs: '32px', md: '40px' },
    mt: { xs: '-13px', md: '-17px' },
    marginInline: { xs: 6, sm: 10 },
    background: `url("${peg}") left / auto 100% no-repeat, url("${peg}") right / auto 100% no-repeat`,
  },
  '@media print': { '&::before, &::after': { content: 'none' } },
} as const;

/** The two poles that the string is tied to, down to the ground. */
const poles = {
  content: '""',
  position: 'absolute',
  // The ground covers their ends.
  insetBlock: '-1.5rem 8px',
  insetInline: `calc(-4px - ${toPole})`,
  background: `url("${pole}") 0 0 / 8px auto repeat-y, url("${pole}") 100% 0 / 8px auto repeat-y`,
  '@media print': { content: 'none' },
} as const;

/** Radius of the notches where two parts of the ticket are joined; their middles are outside of it. */
const notch = 'circle 14px';

/** A quarter of a part, with its corner cut off. */
const cut = (x: '0' | '100%', y: '0' | '100%') =>
  `radial-gradient(${notch} at ${x === '0' ? '-8px' : 'calc(100% + 8px)'} ${y}, transparent calc(100% - 0.5px), black) ${x} ${y} / 51% 51% no-repeat`;

const cutEnd = (y: '0' | '100%') => `${cut('0', y)}, ${cut('100%', y)}`;

const wholeEnd = (y: '0' | '100%') => `linear-gradient(black 0 0) 0 ${y} / 100% 51% no-repeat`;

/** A printed ticket of three parts: its number on the stub of each, a perforation between two, the last still to come. */
export const ticket = (theme: Theme) => {
  const { palette, radius, typography } = theme;
  return {
    gridArea: 'ticket',
    alignSelf: 'start',
    containerType: 'inline-size',
    m: '2px',
    mb: { xs: 0 },
    [beside]: { pb: '3.25rem', '&::before': poles },
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
      columnGap: 'var(--pad)',
      paddingInlineEnd: 'var(--pad)',
      paddingBlock: 'var(--pad)',
      bgcolor: 'background.paper',
      counterIncrement: 'step',
      mask: `${cutEnd('0')}, ${cutEnd('100%')}`,
      // Its stub, and the number on it.
      '&::before': {
        content: 'counter(step)',
        gridArea: '1 / 1',
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
      '& p + p': { ...typography.body1, textWrap: 'balance', mt: 0.5 },
      // A message in its bubble.
      '& h1': {
        ...typography.body1,
        position: 'relative',
        width: 'fit-content',
        mt: 2,
        mb: 2,
        px: 3,
        py: 2,
        border: `2px solid ${palette.ink.main}`,
        borderRadius: `${radius.control}px`,
        bgcolor: 'leaf.light',
        fontWeight: 'fontWeightMedium',
        '&::after': {
          content: '""',
          position: 'absolute',
          top: '100%',
          insetInlineStart: '1.25rem',
          width: '16px',
          height: '16px',
          mt: '-9px',
          rotate: '45deg',
          border: 'inherit',
          borderBlockStartColor: 'transparent',
          borderInlineStartColor: 'transparent',
          background: 'inherit',
          clipPath: 'polygon(100% 0, 100% 100%, 0 100%)',
        },
      },
      '& > div > a': { mt: 4 },
    },
    '& li:first-of-type': { mask: `${wholeEnd('0')}, ${cutEnd('100%')}` },
    // A perforation between two notches.
    '& li + li': {
      mt: '-1px',
      '&::after': {
        content: '""',
        position: 'absolute',
        top: 0,
        insetInline: '11px',
        borderTop: `2px dashed ${palette.ink.main}`,
      },
      '&::before': { bgcolor: 'ink.light' },
    },
    '& li:last-of-type': {
      mask: `${cutEnd('0')}, ${wholeEnd('100%')}`,
      // Room for the teeth.
      pb: 'calc(var(--pad) + 12px)',
      '&::before': {
        bgcolor: 'leaf.light',
        mb: 'calc(-1 * var(--pad) - 12px)',
      },
    },
    // In a narrow ticket the drawing stands on the stub, below the number.
    '@container (width < 30rem)': {
      '& li': {
        '&::before': { pb: '2.75rem' },
        '& > div': { gridColumn: '2 / -1' },
        '& > img': { gridArea: '1 / 1', justifySelf: 'center', width: '2.75rem', mt: '2.25rem' },
        '& > div > a': { width: '100%' },
      },
    },
    '@container (width >= 30rem)': {
      '& > ol': { '--stub': '6.5rem', '--pad': '1.25rem' },
      '& li': {
        '&::before': { typography: 'h1' },
        '& p:first-of-type': typography.h3,
        '& p + p': { ...typography.lead, textWrap: 'balance', mt: 1 },
        '& h1': {
          maxWidth: '15.75em',
          textWrap: 'balance',
          fontSize: typography.lead.fontSize,
          lineHeight: typography.lead.lineHeight,
        },
        '& > img': { width: '6rem' },
        '& > div > a': { minWidth: 'min(100%, 16rem)' },
      },
    },
    '@container (width >= 44rem)': { '& > ol': { '--stub': '8rem', '--pad': '2.25rem' } },
  } as const;
};
