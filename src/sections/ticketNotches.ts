/** Half a circle, with its ink, where two parts of the ticket are joined. */
const notch = 'circle 12px';

/** A quarter of a part, with its corner cut off. */
const cut = (x: '0' | '100%', y: '0' | '100%') =>
  `radial-gradient(${notch} at ${x === '0' ? '-2px' : 'calc(100% + 1px)'} ${y}, transparent calc(100% - 0.5px), black) ${x === '0' ? x : 'calc(100% + 1px)'} ${y} / 51% 51% no-repeat`;

/** Upper or lower half of a part as a mask, with both corners cut off. */
export const cutEnd = (y: '0' | '100%') => `${cut('0', y)}, ${cut('100%', y)}`;

/** The same with none cut off. */
export const wholeEnd = (y: '0' | '100%') =>
  `linear-gradient(black 0 0) 0 ${y} / 100% 51% no-repeat`;

/** Two parts beside each other as a mask, with half a circle above and below the middle. */
export const cutBetween = (['0', '100%'] as const)
  .map(
    (y) =>
      `radial-gradient(${notch} at 50% ${y}, transparent calc(100% - 0.5px), black) 0 ${y} / 100% 51% no-repeat`,
  )
  .join(', ');
