import type { Theme } from '@mui/material/styles';
import streetUrl from '../art/street.svg';

const streetHeight = 'clamp(4.5rem, 3.6rem + 4vw, 7.5rem)';

/** The street, seen from far. */
const street = {
  content: '""',
  display: 'block',
  height: streetHeight,
  backgroundImage: `url("${streetUrl}")`,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'center bottom',
  backgroundSize: 'auto 100%',
} as const;

/**
 * The last section of a page whose scene stands on the footer too: its sky is behind the street, and its
 * `.scene` before it. What else is in it ends above the street, by `aboveStreet`.
 */
export const beforeStreet = {
  position: 'relative',
  overflow: 'clip',
  mb: `calc(-1 * ${streetHeight})`,
  // The houses at the back have the colours of a sky: the light above them keeps them apart.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: `calc(2 * ${streetHeight})`,
    background: ({ palette }: Theme) =>
      `linear-gradient(transparent, ${palette.background.default} 75%)`,
  },
  '&::after': {
    ...street,
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
  },
  '& > *': { position: 'relative' },
  // On the ground of the houses, a twelfth of the street's height.
  '& .scene': { position: 'relative', zIndex: 1, mb: `calc(${streetHeight} / 12)` },
  '@media print': { mb: 0, '&::before, &::after': { display: 'none' } },
} as const;

/** A mask that leaves of the street only its ground, which is a twelfth of its height. */
export const groundAlone = 'linear-gradient(transparent 91.6%, black 0)';

/** Space below what stands beside the scene. */
export const aboveStreet = (space: string) => `calc(${streetHeight} + ${space})`;
