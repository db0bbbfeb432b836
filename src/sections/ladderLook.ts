import type { SxProps, Theme } from '@mui/material/styles';
import ladder from '../art/ladder.svg';
import { colours } from '../theme/tokens';

/** How much higher each rung of the leaning ladder is than the one before. */
const rise = '6.5rem';

/** Diameter of a number and width of the standing ladder in pixels. */
const disc = 58;
const width = 44;

/** The pitch of the four columns, times four: a column more than the grid has a gap. */
const gap = 8;
const fourPitches = `(100% + ${gap * 4}px)`;

/** The standing ladder, as long as the words beside it. */
const standing = {
  insetBlock: 0,
  insetInlineStart: (disc - width) / 2,
  width,
  borderInline: `7px solid ${colours.marigold}`,
  backgroundImage: `repeating-linear-gradient(transparent 0 22px, ${colours.marigold} 22px 28px, transparent 28px 36px)`,
};

/**
 * The leaning ladder, whose middle passes through the middle of each number: the drawing is half as
 * large again as its four rungs, and runs on at both ends.
 */
const leaning = {
  top: `calc(${disc / 2}px - 2 * ${rise})`,
  height: `calc(6 * ${rise})`,
  insetInlineStart: `calc(${disc / 2}px - ${fourPitches} / 4)`,
  width: `calc(1.5 * ${fourPitches})`,
  backgroundImage: `url("${ladder}")`,
  backgroundSize: '100% 100%',
  transform: 'scaleX(var(--inline,1))',
  pointerEvents: 'none',
};

/**
 * A ladder that stands beside the list on small windows. On wide ones it leans across four columns,
 * from the lower start to the upper end, and each rung's words hang below it.
 */
export const ladderLook = {
  /** In the corner that the leaning ladder leaves free. */
  title: { maxWidth: { md: '48%' }, mb: { xs: 6, md: 0 } },
  rungs: {
    position: 'relative',
    display: { xs: 'block', md: 'grid' },
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: gap,
    m: 0,
    mt: { md: `calc(40px - ${rise})` },
    p: 0,
    listStyle: 'none',
    counterReset: 'rung',
    '&::after': { content: { md: '""' }, position: 'absolute', ...leaning },
    '& > li': {
      position: 'relative',
      counterIncrement: 'rung',
      overflowWrap: 'anywhere',
      paddingInlineStart: { xs: `${disc + 20}px`, md: 0 },
      paddingTop: { xs: 5, md: `${disc + 32}px` },
      paddingBottom: { xs: 7, md: 0 },
    },
    '& > li:nth-of-type(1)': { mt: { md: `calc(3 * ${rise})` } },
    '& > li:nth-of-type(2)': { mt: { md: `calc(2 * ${rise})` } },
    '& > li:nth-of-type(3)': { mt: { md: rise } },
    // The number on its rung.
    '& > li::before': {
      content: 'counter(rung)',
      position: 'absolute',
      zIndex: 1,
      top: { xs: 16, md: 0 },
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      width: disc,
      height: disc,
      borderRadius: '50%',
      border: `7px solid ${colours.marigold}`,
      bgcolor: 'ink.main',
      typography: 'h3',
      lineHeight: 1,
    },
    '& > li::after': {
      content: '""',
      display: { md: 'none' },
      position: 'absolute',
      boxSizing: 'border-box',
      ...standing,
    },
    '@media print': {
      '&&': { display: 'block', mt: 0 },
      '&&::after, && > li::after': { display: 'none' },
      '&& > li': { m: 0, p: 0, pb: '3mm', paddingInlineStart: '12mm' },
      '&& > li::before': { top: 0, width: '8mm', height: '8mm', border: '1px solid' },
    },
  },
  /** On a line of its own below the name. */
  time: {
    width: 'fit-content',
    mt: 2,
    paddingInline: 3,
    paddingBlock: 0.5,
    borderRadius: 1,
    bgcolor: 'marigold.main',
    color: 'marigold.contrastText',
    fontWeight: 'fontWeightMedium',
    '@media print': { p: 0 },
  },
  contact: { '& a': { color: 'inherit', '&:hover, &:active': { color: 'marigold.main' } } },
} satisfies Record<string, SxProps<Theme>>;
