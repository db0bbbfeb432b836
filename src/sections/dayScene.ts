import type { Theme } from '@mui/material/styles';
import { ring } from '../theme/focusRing';

/** In a small window the bays lie over each other, and one is seen; a larger one has the whole day. */
const columns = { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' };

/** One street from edge to edge, and the times on it. */
export const dayScene = {
  position: 'relative',
  marginInline: 'calc(-1 * var(--bleed))',
} as const;

/** The bays of one shop, side by side. */
export const dayBays = ({ transitions }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: columns,
    '& > *': {
      gridArea: { xs: '1 / 1', sm: 'auto' },
      aspectRatio: '480 / 590',
      maxHeight: '46rem',
      objectFit: 'cover',
      objectPosition: 'bottom',
      transition: transitions.create('filter', { duration: transitions.duration.complex }),
    },
    '@media print': {
      gridTemplateColumns: columns.md,
      '& > *': { gridArea: 'auto' },
    },
  }) as const;

/** Times in two rows below the one bay of a small window; else each in the sky of its bay, all of which can be pressed. */
export const dayTimes = ({ palette, radius, spacing }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: columns.sm, ...columns },
    gap: { xs: 2, sm: 0 },
    m: 0,
    p: { xs: 'var(--gutter)', sm: 0 },
    border: 0,
    position: { sm: 'absolute' },
    inset: 0,
    '& > label': {
      position: 'relative',
      display: 'flex',
      alignItems: { sm: 'start' },
      p: { sm: 4 },
      paddingInlineStart: { sm: 'var(--gutter)' },
      cursor: 'pointer',
    },
    '& input': {
      position: 'absolute',
      inset: 0,
      m: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '& span': {
      flexGrow: { xs: 1, sm: 0 },
      minHeight: spacing(12),
      alignContent: 'center',
      paddingInline: { xs: 2, sm: 4 },
      paddingBlock: 1.5,
      border: '2px solid',
      borderRadius: `${radius.control}px`,
      bgcolor: 'background.paper',
      typography: 'h5',
      // A long word does not widen it beyond its bay.
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', typography: 'body2' },
    '& :hover > span': { bgcolor: 'ink.light' },
    '& :checked + span': {
      bgcolor: palette.marigold.main,
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        bgcolor: 'Highlight',
        color: 'HighlightText',
      },
    },
    '& :focus-visible + span': ring,
    '@media print': { display: 'none' },
  }) as const;

/** The day at a time: what comes later is not there yet, neither in the scene nor in the report. */
export const dayStates = (times: number) => ({
  '--later': { xs: 'opacity(0)', sm: 'grayscale(1) opacity(.24)' },
  '@media screen': Object.fromEntries(
    Array.from({ length: times - 1 }, (_, index) => index + 1).map((time) => [
      `&:has(label:nth-of-type(${time}) > :checked)`,
      {
        [`& img:nth-of-type(n + ${time + 1})`]: { filter: 'var(--later)' },
        [`& li:nth-of-type(n + ${time + 1})`]: { visibility: 'hidden' },
        [`& p span > :nth-of-type(${time})`]: { display: 'inline' },
        '& p span > :last-child': { display: 'none' },
      },
    ]),
  ),
});
