/** What a drawing stands on: a tile that is repeated from edge to edge of the drawing's surface. */
export interface Ground {
  src: string;
  /** Height of the tile in the units of the drawing, whose canvas is 480 wide. */
  height: number;
  /** How much of that height is behind the lower part of the drawing. */
  depth: number;
}

const scaled = (units: number) => `calc(var(--art-width) * ${units / 480})`;

/**
 * The strip below a drawing, in the drawing's scale: `--art-width` is how wide that is shown. The
 * drawing is positioned, or comes later, so that it stands before the strip.
 */
export const groundStrip = ({ src, height, depth }: Ground) => ({
  '&::after': {
    content: '""',
    display: 'block',
    height: scaled(height),
    marginBlockStart: scaled(-depth),
    background: `url("${src}") repeat-x 0 0 / auto 100%`,
    '@media print': { display: 'none' },
  },
});
