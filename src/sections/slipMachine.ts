import type { Theme } from '@mui/material/styles';
import mouth from '../art/slip-mouth.svg';

/** Of the width of `slip-mouth.svg`, which is never wider than 35 rem in a window of one column. */
const share = (units: number) => ({
  sm: `min(${(units / 560) * 100}%, ${units / 16}rem)`,
  md: `${(units / 560) * 100}%`,
});

/** Where there is room for it, the front of the machine that the slip comes out of. */
export const machine = {
  position: 'relative',
  pt: share(80),
  maxWidth: { sm: '35rem', md: 'none' },
  paddingInline: share(24),
  '&::before': {
    content: '""',
    display: { xs: 'none', sm: 'block' },
    position: 'absolute',
    insetInline: 0,
    top: 0,
    aspectRatio: '560 / 120',
    background: `url("${mouth}") 0 0 / 100%`,
    transform: 'scaleX(var(--inline,1))',
  },
  '@media print': { p: 0, '&::before': { display: 'none' } },
} as const;

/** In the shadow of the mouth. */
export const outOfMouth = {
  position: 'relative',
  backgroundImage: ({ palette }: Theme) => ({
    sm: `linear-gradient(${palette.ink.light}, transparent 14px)`,
  }),
  backgroundOrigin: 'border-box',
} as const;
