import { surfaces } from '../theme/surfaces';

/** Width of a tooth of the torn edge in pixels, or nearly, so that none is cut; it is half as high. */
const tooth = 16;

/**
 * The paper and the teeth of its torn edge, as a mask. The row of teeth reaches a pixel into the paper, so that a
 * height with a fraction of a pixel opens no gap.
 */
const tornEdge = (edge: 'top' | 'bottom') => {
  const [angle, teeth, paper] = edge === 'top' ? [135, 0, 100] : [-45, 100, 0];
  return `linear-gradient(black 0 0) 0 ${paper}% / 100% calc(100% - ${tooth / 2}px) no-repeat, conic-gradient(from ${angle}deg at ${edge}, transparent, black 1deg 89deg, transparent 90deg) 50% ${teeth}% / ${tooth}px ${tooth / 2 + 1}px round no-repeat`;
};

/**
 * The ink of a drawing around a slip, as a filter of what holds it: its torn edge has no line of its own. Its four
 * shadows add up to 2px on each side, and leave the teeth sharp.
 */
export const inkAround = (ink: string) =>
  ['1px 1px', '-1px -1px', '1px -1px', '-1px 1px']
    .map((offset) => `drop-shadow(${offset} ${ink})`)
    .join(' ');

/** The look of a slip torn off a roll, on any surface: room for the teeth below is its own. */
export const tornSlip = {
  ...surfaces.card,
  // The edge where the system forces its colours, and on paper; the teeth cut it off otherwise.
  border: '1px solid transparent',
  paddingBottom: `${tooth}px`,
  mask: tornEdge('bottom'),
  '@media (forced-colors: active)': { mask: 'none' },
  '@media print': { mask: 'none', borderColor: 'currentColor' },
} as const;

/** The same for a slip that is still in the printer below it: the torn edge is the upper one. */
export const tornAbove = {
  paddingTop: `${tooth * 1.25}px`,
  mask: tornEdge('top'),
  '@media (forced-colors: active)': { mask: 'none' },
} as const;
