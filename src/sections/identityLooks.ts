import type { Theme } from '@mui/material/styles';
import { ringOnDark } from '../theme/focusRing';
import { colours } from '../theme/tokens';

/** A screw in each corner. */
const screw = `radial-gradient(circle, ${colours.ink} 1.5px, ${colours.marigold} 2px 5px, ${colours.ink} 5.5px 7px, transparent 7.5px)`;

/** Enamel: a line runs around within its edge, and screws hold it to the wall. */
export const plate = {
  ...ringOnDark,
  '--screws': { xs: '0.875rem', sm: '1.25rem' },
  display: 'grid',
  px: { xs: 6.5, sm: 12, md: 16 },
  py: { xs: 9, sm: 10, md: 13 },
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  outline: '2px solid',
  outlineOffset: ({ spacing }: Theme) => spacing(-2),
  outlineColor: ({ palette }: Theme) => palette.marigold.main,
  bgcolor: 'primary.main',
  backgroundImage: Array.from({ length: 4 }, () => screw).join(),
  backgroundSize: '1rem 1rem',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: ['left', 'right']
    .flatMap((x) => ['top', 'bottom'].map((y) => `${x} var(--screws) ${y} var(--screws)`))
    .join(),
  color: 'primary.contrastText',
  overflowWrap: 'anywhere',
  '@media print': { p: '0 !important', outline: 0, backgroundImage: 'none' },
} as const;

export const heading = {
  pb: { xs: 5, md: 6 },
  borderBottom: 1,
  borderColor: 'primary.light',
} as const;

export const factText = { m: 0, typography: { xs: 'h5', lg: 'h4' } } as const;

/** On a phone as wide as the plate; on paper a button leads nowhere. */
export const wayOn = {
  mt: { xs: 7, sm: 9 },
  justifySelf: { sm: 'start' },
  '@media print': { display: 'none' },
} as const;

/** High enough for a finger. */
export const linkOnPlate = {
  '&, &:active': { color: 'marigold.main' },
  '&:hover': { color: 'marigold.light' },
  paddingBlock: 3,
} as const;

/** In pairs: the name over the number, where and when the company is found, and how to reach it. */
export const factColumns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gridTemplateRows: { lg: 'repeat(2, auto)' },
  gridAutoFlow: { lg: 'column' },
  columnGap: { sm: 10, lg: 14 },
  rowGap: { xs: 5, sm: 6, lg: 7 },
  m: 0,
  pt: { xs: 5, md: 8 },
} as const;
