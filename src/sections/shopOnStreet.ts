import { sceneGrounds } from '../art/grounds';
import { groundStrip } from '../atoms/groundStrip';
import { groundAlone } from './footerLooks';

/** The street of the footer behind a shop. On a phone the shop is as wide as the window: beside it there would be halves of houses. */
export const housesBehind = {
  maskImage: { xs: groundAlone, sm: 'none' },
  // The houses begin where the pavement ends.
  bottom: { sm: '0.35rem', md: '0.5rem', lg: '0.75rem' },
  // The houses part around the shop.
  backgroundPositionX: { md: 'calc(50% - 4rem)' },
} as const;

/** What the shop stands on, from one edge of the window to the other. */
export const pavement = [
  groundStrip(sceneGrounds.pavement),
  { '--art-width': '100cqi', '&::after': { position: 'relative', marginInline: '-100vw' } },
] as const;
