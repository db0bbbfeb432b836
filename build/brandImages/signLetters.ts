/** A letter of a sign, as the lines through the middle of its strokes. */
interface SignLetter {
  /** From its beginning to that of the next letter. */
  advance: number;
  /** Relative SVG path data from its beginning; the headline is at 0 and the foot at 24. */
  lines: string;
}

/**
 * How a sign painter draws letters with one broad brush. The last stem stands 6 before the end of its letter, so
 * a mark above or below it, which has no width of its own, is drawn back from there.
 */
export const signLetters: Readonly<Record<string, SignLetter>> = {
  स: { advance: 26, lines: 'm8 0c9 2 9 12-3 13l10 11m-5-12h11m0-12v24' },
  र: { advance: 17, lines: 'm6 0c9 2 9 12-3 13l11 11' },
  ल: { advance: 29, lines: 'm6 22c-6-6-5-14 1-14c6 0 7 5 6 12m0-5c0-6 4-7 10-5m0-10v24' },
  प: { advance: 23, lines: 'm5 0v8c0 6 4 8 12 7m0-15v24' },
  न: { advance: 23, lines: 'm17 0v24m0-14h-10c-5 0-5 5-1 6' },
  क: { advance: 29, lines: 'm14 0v24m0-16c-7-3-11 0-11 4s6 6 11-1m0-2c6-4 12-1 11 4c0 3-2 5-4 5' },
  द: { advance: 20, lines: 'm12 0v6c-7-1-9 2-9 5c0 5 6 7 10 3l3 10' },
  ब: { advance: 23, lines: 'm17 0v24m0-16c-7-3-14-1-14 4s7 7 14 4m-11-8l10 8' },
  व: { advance: 23, lines: 'm17 0v24m0-16c-7-3-14-1-14 4s7 7 14 4' },
  म: { advance: 23, lines: 'm6 0v16m11-16v24m0-11h-11c-5 0-5 4-1 5' },
  य: { advance: 23, lines: 'm17 0v24m-12-21c5-1 7 5 1 7c-4 3 1 8 11 5' },
  त: { advance: 23, lines: 'm17 0v24m0-15h-7c-7 0-7 7 0 11' },
  ट: { advance: 21, lines: 'm10 0v5c-5 0-7 4-7 7c0 5 4 8 9 8c4 0 6-2 6-5' },
  च: { advance: 24, lines: 'm2 7h7c-3 4-2 11 4 11c3 0 5-3 5-6m0-12v24' },
  ज: { advance: 26, lines: 'm21 9h-12c5 2 5 10 0 10c-4 0-6-3-6-6m18-13v24' },
  ग: { advance: 22, lines: 'm6 0v12c0 4-4 4-4 1m14-13v24' },
  ड: { advance: 21, lines: 'm13 0v5c-7-1-10 1-10 3c0 3 4 3 7 3c6 0 8 3 7 6c0 4-8 5-12 1' },
  'ा': { advance: 10, lines: 'm5 0v24' },
  'ि': { advance: 10, lines: 'm5 24v-24c0-7 4-9 9-8c6 1 9 4 10 8' },
  'ी': { advance: 10, lines: 'm5 24v-24c0-6-5-9-10-8c-3 1-4 4-4 8' },
  'े': { advance: 0, lines: 'm-6 0c-1-5-4-8-10-8' },
  'ु': { advance: 0, lines: 'm-14 27c6-3 9 0 8 3c-1 3-5 3-8 1' },
  'ं': { advance: 0, lines: 'm-8-7h6' },
  र्: { advance: 0, lines: 'm-6 0c-1-7 5-10 8-4' },
  A: { advance: 23, lines: 'm1 24l7-27h5l7 27m-16-8h13' },
  B: { advance: 24, lines: 'm4 0h8c8 0 8 10 0 10h-8m8 0c10 0 10 11 0 11h-8v-21z' },
  C: { advance: 23, lines: 'm19 5c-3-7-16-7-16 6s13 12 16 5' },
  D: { advance: 26, lines: 'm4 0h6c12 0 12 21 0 21h-6z' },
  E: { advance: 22, lines: 'm18 0h-14v21h14m-14-10h12' },
  F: { advance: 21, lines: 'm18 0h-14v24m0-13h12' },
  G: { advance: 24, lines: 'm19 5c-3-7-16-7-16 6s16 13 16 1h-7' },
  H: { advance: 26, lines: 'm4-3v27m15-27v27m-15-13h15' },
  I: { advance: 11, lines: 'm4-3v27' },
  J: { advance: 21, lines: 'm15-3v18c0 8-12 8-13 1' },
  K: { advance: 23, lines: 'm4-3v27m15-27l-13 15m4-3l10 15' },
  L: { advance: 20, lines: 'm4-3v24h14' },
  M: { advance: 29, lines: 'm4 24v-27l9 16l9-16v27' },
  N: { advance: 26, lines: 'm4 24v-27l15 27v-27' },
  O: { advance: 27, lines: 'm3 11c0-14 18-14 18 0s-18 14-18 0z' },
  P: { advance: 22, lines: 'm4 24v-24h8c8 0 8 12 0 12h-8' },
  Q: { advance: 27, lines: 'm3 11c0-14 18-14 18 0s-18 14-18 0zm10 4l8 8' },
  R: { advance: 23, lines: 'm4 24v-24h8c8 0 8 11 0 11h-8m7 0l8 13' },
  S: { advance: 23, lines: 'm18 4c-2-5-14-6-14 1c0 7 14 4 14 11c0 7-12 7-15 1' },
  T: { advance: 22, lines: 'm0 0h20m-10 0v24' },
  U: { advance: 26, lines: 'm4-3v16c0 11 15 11 15 0v-16' },
  V: { advance: 22, lines: 'm1-3l9 25l9-25' },
  W: { advance: 30, lines: 'm1-3l7 25l6-20l6 20l7-25' },
  X: { advance: 22, lines: 'm1-3l18 27m0-27l-18 27' },
  Y: { advance: 23, lines: 'm1-3l10 14l9-14m-9 14v13' },
  Z: { advance: 23, lines: 'm2 0h15l-14 21h16' },
  '·': { advance: 18, lines: 'm6 12h6' },
  ' ': { advance: 12, lines: '' },
};
