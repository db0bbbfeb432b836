import type { SxProps, Theme } from '@mui/material/styles';
import roadEnd from '../art/road-to-bank.svg';
import uphill from '../art/road-uphill.svg';
import { colours } from '../theme/tokens';

/** How much higher each milestone uphill is than the one before. */
const rise = '0.75rem';

/** How far the middle of the road uphill is from the start and the top of each column, in pixels. */
const middle = 29;

/** Between the columns, in units of the theme's spacing, and the distance from a column to the next, times four. */
const gap = 8;
const fourPitches = `(100% + ${gap * 4}px)`;

/**
 * The road uphill, whose middle passes through the middle of each milestone. The drawing goes on by three columns
 * on either side, so that the road crosses a wide window from edge to edge; past the last milestone it is level.
 */
const roadUphill = {
  top: `calc(${middle}px - 2 * ${rise})`,
  height: `calc(8 * ${rise})`,
  insetInlineStart: `calc(${middle}px - 0.75 * ${fourPitches})`,
  width: `calc(2.5 * ${fourPitches})`,
  background: `url("${uphill}") 0 0 / 100% 100%`,
  pointerEvents: 'none',
};

/** The bank of the other road's end, on the level part of the road uphill. */
const bankUphill = {
  content: '""',
  position: 'absolute',
  width: 152,
  height: 88,
  top: `calc(${middle}px - 0.32 * ${rise} - 103px)`,
  insetInlineEnd: 0,
  background: `url("${roadEnd}") -128px 0`,
};

/** Height in pixels of the drawing in which the road bends and ends at the door. */
const bend = 150;

/** The road from the first milestone down to its bend. */
const road = {
  content: '""',
  position: 'absolute',
  top: 42,
  // One pixel over the drawing: a fraction of a pixel would show between them.
  bottom: bend - 1,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: 52,
  border: 'solid transparent',
  borderWidth: '0 10px',
  background: `linear-gradient(90deg, ${colours.indigoBright} 3px, ${colours.indigo} 0 29px, ${colours.indigoBright} 0) padding-box`,
};

/** The dashes from a milestone down to the next: as many as fit, so that none is cut. */
const dashes = {
  content: '""',
  position: 'absolute',
  top: 72,
  bottom: -12,
  insetInlineStart: 24,
  width: 4,
  background: `linear-gradient(transparent 25%, ${colours.marigold} 0 75%, transparent 0) 0 0 / 4px 28px round`,
} as const;

/** The milestone at the road, with a coloured head as beside Indian roads. */
const milestone = {
  top: { xs: 12, md: -16 },
  insetInlineStart: { xs: 0, md: middle - 26 },
  alignItems: 'end',
  width: 52,
  height: 60,
  pb: '6px',
  border: `3px solid ${colours.ink}`,
  borderRadius: '26px 26px 7px 7px',
  color: colours.ink,
  background: `linear-gradient(${colours.marigold} 18px, ${colours.ink} 0 20px, ${colours.paper} 0) padding-box`,
  '@media (forced-colors: active)': { background: 'none' },
};

/** How far below the top of each column its words begin. */
const wordsUphill = `calc(${2 * middle + 24}px + 3 * ${rise})`;

/** From the lower edge of the road to the words of the rung. */
const lineToWords = {
  content: '""',
  position: 'absolute',
  insetInlineStart: middle - 1,
  width: 2,
  borderRadius: '1px',
  background: colours.indigoMist,
} as const;

/** The heights of the milestones uphill, and of the lines below them. */
const climb = Object.fromEntries(
  [3, 2, 1, 0].flatMap((below, index) => [
    [`& > li:nth-of-type(${index + 1})::before`, { top: `calc(${below} * ${rise} - 16px)` }],
    [
      `& > li:nth-of-type(${index + 1})::after`,
      { top: `calc(${below} * ${rise} + 45px)`, height: `calc(${3 - below} * ${rise} + 31px)` },
    ],
  ]),
);

/** Above and below a line of contacts: a finger needs more than a pointer. */
const contactRoom = { xs: '9px', md: '5px' };

/**
 * A road past four milestones to a bank, with the words of each rung beside or below its own. It climbs over
 * four columns; small windows have no room for that, and there it comes down.
 */
export const ladderLook = {
  /** Uphill it leaves free the corner of the bank. */
  title: { maxWidth: { md: 'min(38rem, 70%)' }, mb: 6 },
  rungs: ({ breakpoints }: Theme) => ({
    position: 'relative',
    m: 0,
    p: 0,
    listStyle: 'none',
    counterReset: 'rung',
    '& > li': { position: 'relative', counterIncrement: 'rung', overflowWrap: 'anywhere' },
    '& > li::before': {
      content: 'counter(rung)',
      position: 'absolute',
      zIndex: 1,
      display: 'grid',
      justifyItems: 'center',
      boxSizing: 'border-box',
      typography: 'h3',
      lineHeight: 1,
      ...milestone,
    },
    '&::after': { content: '""', position: 'absolute', transform: 'scaleX(var(--inline,1))' },
    [breakpoints.down('md')]: {
      pb: `${bend}px`,
      '&::before': road,
      '&::after': {
        bottom: 0,
        insetInlineStart: 0,
        width: 300,
        height: bend,
        background: `url("${roadEnd}")`,
      },
      '& > li': { paddingInlineStart: '72px', pt: 5, pb: 7 },
      '& > li::after': dashes,
      '& > li:last-of-type::after': { bottom: 0 },
    },
    [breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: gap,
      mt: 10,
      '&::before': bankUphill,
      '&::after': roadUphill,
      // The milestones climb; below all of them, the names stand on one line, and so do the times, texts and contacts.
      '& > li': {
        paddingTop: wordsUphill,
        display: 'grid',
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
      },
      '& > li::after': lineToWords,
      ...climb,
    },
    '@media print': {
      '&&': { display: 'block', mt: 0, pb: 0 },
      '&&::before, &&::after, && > li::after': { display: 'none' },
      '&& > li': { m: 0, p: 0, pb: '3mm', paddingInlineStart: '12mm' },
      '&& > li::before': {
        display: 'grid',
        top: 0,
        width: '8mm',
        height: '8mm',
        p: 0,
        placeItems: 'center',
        border: '1px solid',
        borderRadius: '50%',
        background: 'none',
      },
    },
  }),
  /** A long word fits the column. */
  name: { typography: { md: 'h4', lg: 'h3' } },
  /** On a line of its own below the name. */
  time: {
    width: 'fit-content',
    alignSelf: 'start',
    mt: 2,
    paddingInline: 3,
    paddingBlock: 0.5,
    borderRadius: 1,
    bgcolor: 'marigold.main',
    color: 'marigold.contrastText',
    fontWeight: 'fontWeightMedium',
    '@media print': { p: 0 },
  },
  /** Below a line where they stand side by side with others; short ones share theirs. */
  contacts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 5,
    alignContent: 'start',
    '& > p': { minWidth: 0 },
    mt: { md: 3 },
    pt: { md: 2 },
    borderTop: ({ palette }: Theme) => ({ md: `1px solid ${palette.primary.light}` }),
    '@media print': { m: 0, p: 0, border: 0 },
  },
  /** A line is as high as a finger with or without a link, so that all are equally far apart. */
  contact: {
    paddingBlock: contactRoom,
    '& a': {
      display: 'inline-block',
      paddingBlock: contactRoom,
      marginBlock: { xs: '-9px', md: '-5px' },
      typography: 'button',
      lineHeight: 'inherit',
      color: 'inherit',
      '&:hover, &:active': { color: 'marigold.main' },
    },
  },
} satisfies Record<string, SxProps<Theme>>;
