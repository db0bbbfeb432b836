import type { Theme } from '@mui/material/styles';
import mouth from '../art/slip-mouth.svg';

/** A length of `slip-mouth.svg` as a share of its width. */
const share = (units: number) => `${(units / 560) * 100}%`;

/** The front of the machine that the slip comes out of. */
export const machine = {
  position: 'relative',
  pt: share(80),
  paddingInline: share(24),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    aspectRatio: '560 / 120',
    background: `url("${mouth}") 0 100% / 100%`,
    transform: 'scaleX(var(--inline,1))',
  },
  '@media print': { p: 0, '&::before': { display: 'none' } },
} as const;

/** In the shadow of the mouth. */
export const outOfMouth = {
  position: 'relative',
  backgroundImage: ({ palette }: Theme) =>
    `linear-gradient(${palette.text.secondary}, transparent 10px)`,
  backgroundOrigin: 'border-box',
} as const;
