import type { Theme } from '@mui/material/styles';
import { ring } from '../theme/focusRing';

const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' };

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
      aspectRatio: '480 / 590',
      maxHeight: '46rem',
      objectFit: 'cover',
      objectPosition: 'bottom',
      transition: transitions.create('filter', { duration: transitions.duration.complex }),
    },
    '@media print': { gridTemplateColumns: columns.md },
  }) as const;

/** Each time stands in the sky of its bay, all of which can be pressed. */
export const dayTimes = ({ palette, radius, spacing }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: columns,
    gridAutoRows: '1fr',
    position: 'absolute',
    inset: 0,
    m: 0,
    p: 0,
    border: 0,
    '& > label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'start',
      p: { xs: 1.5, sm: 4 },
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
      minHeight: spacing(12),
      alignContent: 'center',
      paddingInline: { xs: 2, sm: 4 },
      paddingBlock: { xs: 0.5, sm: 1.5 },
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
  '@media screen': Object.fromEntries(
    Array.from({ length: times - 1 }, (_, index) => index + 1).map((time) => [
      `&:has(label:nth-of-type(${time}) > :checked)`,
      {
        [`& img:nth-of-type(n + ${time + 1})`]: { filter: 'grayscale(1) opacity(.24)' },
        [`& li:nth-of-type(n + ${time + 1})`]: { visibility: 'hidden' },
        [`& p span > :nth-of-type(${time})`]: { display: 'inline' },
        '& p span > :last-child': { display: 'none' },
      },
    ]),
  ),
});
