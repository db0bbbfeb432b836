import type { Theme } from '@mui/material/styles';
import { ring } from '../theme/focusRing';

const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' };

/** Width and height of a bay. */
const bay = { width: 480, height: 590 } as const;

/** One street from edge to edge, and the times on it; on a phone four pictures, each above its time. */
export const dayScene = {
  position: 'relative',
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: columns,
  gap: 3,
  marginInline: { sm: 'calc(-1 * var(--bleed))' },
  '@media print': { display: 'block' },
} as const;

/** The bays of one shop, side by side. */
export const dayBays = ({ palette, radius, transitions }: Theme) =>
  ({
    display: { xs: 'contents', sm: 'grid' },
    gridTemplateColumns: columns,
    '& > *': {
      aspectRatio: `${bay.width} / ${bay.height}`,
      order: { xs: 1, sm: 0 },
      mb: { xs: -3, sm: 0 },
      border: { xs: `2px solid ${palette.text.primary}`, sm: 0 },
      borderBlockEnd: { xs: 0 },
      borderRadius: { xs: `${radius.control}px ${radius.control}px 0 0`, sm: 0 },
      maxHeight: '46rem',
      objectFit: 'cover',
      objectPosition: 'bottom',
      transition: transitions.create('filter', { duration: transitions.duration.complex }),
    },
    // The second row, with its times below it.
    '& > :nth-of-type(n + 3)': { order: { xs: 3, sm: 0 } },
    '@media print': { display: 'grid', gridTemplateColumns: columns.md },
  }) as const;

/** Each time stands in the sky of its bay, or on a phone below it; all of a bay can be pressed. */
export const dayTimes = ({ palette, radius, spacing }: Theme) =>
  ({
    display: { xs: 'contents', sm: 'grid' },
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
      alignItems: { xs: 'stretch', sm: 'start' },
      order: { xs: 2, sm: 0 },
      p: { sm: 4 },
      paddingInlineStart: { sm: 'var(--gutter)' },
      cursor: 'pointer',
    },
    '& > :nth-of-type(n + 3)': { order: { xs: 4, sm: 0 } },
    '& input': {
      position: 'absolute',
      inset: 0,
      insetBlockStart: { xs: 'auto', sm: 0 },
      appearance: 'none',
      boxSizing: 'content-box',
      width: '100%',
      height: '100%',
      // The picture above it, which is as wide.
      pt: { xs: `${(bay.height / bay.width) * 100}%`, sm: 0 },
      m: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '& span': {
      flexGrow: { xs: 1, sm: 0 },
      minHeight: spacing(12),
      alignContent: { sm: 'center' },
      // A time of three words has one line.
      paddingInline: { xs: `${spacing(3)} ${spacing(1)}`, sm: 4 },
      paddingBlock: { xs: 2, sm: 1.5 },
      border: '2px solid',
      borderRadius: {
        xs: `0 0 ${radius.control}px ${radius.control}px`,
        sm: `${radius.control}px`,
      },
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
