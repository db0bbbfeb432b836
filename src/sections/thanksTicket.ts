import type { Theme } from '@mui/material/styles';
import peg from '../art/ticket/peg.svg';
import ropeHalf from '../art/ticket/rope-half.svg';
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
    pt: { xs: spacing(8), md: spacing(12), lg: spacing(10) },
  }) as const;

export const startHeadline = {
  gridArea: 'title',
  alignSelf: 'end',
  mb: { xs: 11, md: 12 },
  typography: { xs: 'h1', md: 'display' },
} as const;

/** Half of the string with its peg: from the edge of the window down to the peg, and on to above the middle of the ticket. */
const halfString = {
  content: '""',
  gridArea: 'ticket',
  alignSelf: 'start',
  position: 'relative',
  // Without a gap between both.
  width: 'calc(50% + 1px + var(--beyond))',
  height: 'calc(0.85 * var(--rise) + 34px)',
  mt: 'calc(-0.85 * var(--rise) - var(--sag) - 1rem)',
  background: `url("${peg}") calc(var(--to-peg) - 9px) 100% / 18px 40px no-repeat, url("${ropeHalf}") 0 0 / var(--to-peg) var(--rise) no-repeat, url("${ropeHalf}") var(--to-peg) calc(0.85 * var(--rise) - 0.15 * var(--sag)) / calc(100% - var(--to-peg)) var(--sag) no-repeat`,
  '--to-peg': 'calc(var(--beyond) + var(--peg))',
} as const;

/** The string that the ticket hangs on, from one edge of the window to the other and behind the shop, and its pegs. */
export const onString = {
  '--peg': '1.25rem',
  [wide]: { '--peg': '3rem' },
  '--rise': { xs: '12px', md: '20px' },
  '--sag': { xs: '6px', md: '9px' },
  '& > .scene': { zIndex: 1 },
  '&::before': {
    ...halfString,
    '--beyond': 'var(--bleed)',
    justifySelf: 'start',
    marginInlineStart: 'calc(-1 * var(--beyond))',
    zIndex: 1,
    transform: 'scaleX(var(--inline,1))',
  },
  '&::after': {
    ...halfString,
    '--beyond': 'var(--bleed)',
    justifySelf: 'end',
    marginInlineEnd: 'calc(-1 * var(--beyond))',
    transform: 'scaleX(calc(-1 * var(--inline,1)))',
    [beside]: { '--beyond': '60vw', '--rise': '8px' },
  },
  '@media print': { '&::before, &::after': { content: 'none' } },
} as const;

/** Half a circle, with its ink, where two parts of the ticket are joined. */
const notch = 'circle 12px';

/** A quarter of a part, with its corner cut off. */
const cut = (x: '0' | '100%', y: '0' | '100%') =>
  `radial-gradient(${notch} at ${x === '0' ? '-2px' : 'calc(100% + 1px)'} ${y}, transparent calc(100% - 0.5px), black) ${x === '0' ? x : 'calc(100% + 1px)'} ${y} / 51% 51% no-repeat`;

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
    [beside]: { pb: '2.75rem' },
    filter: inkAround(palette.ink.main),
    '@media print': { filter: 'none' },
    '& > ol': {
      ...tornSlip(theme),
      // In large text no more than this share of the ticket.
      '--stub': 'min(3.25rem, 16cqi)',
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
        mt: 4,
        px: 3,
        py: 2,
        fontSize: '1.1875rem',
        border: `2px solid ${palette.ink.main}`,
        borderRadius: `${radius.control}px`,
        bgcolor: 'leaf.light',
        fontWeight: 'fontWeightMedium',
        '&::after': {
          content: '""',
          position: 'absolute',
          // It points at the phone, in a narrow ticket above it.
          bottom: '100%',
          insetInlineEnd: '0.75rem',
          width: '16px',
          height: '16px',
          mb: '-8px',
          rotate: '-135deg',
          border: 'inherit',
          borderColor: `transparent ${palette.ink.main} ${palette.ink.main} transparent`,
          background: 'inherit',
          clipPath: 'polygon(100% 0, 100% 100%, 0 100%)',
        },
      },
      '& > div > a': { mt: 4, '@media print': { display: 'none' } },
    },
    '& li:first-of-type': { mask: `${wholeEnd('0')}, ${cutEnd('100%')}` },
    // A perforation between two notches.
    '& li + li': {
      mt: '-1px',
      '&::after': {
        content: '""',
        position: 'absolute',
        top: 0,
        insetInline: '13px',
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
    // In a narrow ticket the drawing stands beside the title alone.
    '@container (width < 30rem)': {
      '& li': {
        '& > div': { gridArea: '1 / 2 / 2 / -1' },
        '& p:first-of-type': { paddingInlineEnd: '3rem' },
        '& p + p': { mt: 1 },
        '& > img': { gridArea: '1 / 3', alignSelf: 'start', width: '2.5rem', mt: '-5px' },
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
          mt: 2,
          textWrap: 'balance',
          fontSize: '1.5rem',
          lineHeight: typography.lead.lineHeight,
          '&::after': {
            bottom: 'calc(50% - 8px)',
            insetInlineEnd: '-8px',
            mb: 0,
            rotate: 'calc(45deg - 90deg * var(--inline,1))',
          },
        },
        '& > img': { width: '6rem' },
        '& > div > a': { minWidth: 'min(100%, 16rem)' },
      },
    },
    '@container (width >= 44rem)': {
      '& > ol': { '--stub': '8rem', '--pad': '2.25rem' },
      // As far as the phone.
      '& li h1': { width: 'auto', maxWidth: 'none' },
    },
  } as const;
};
