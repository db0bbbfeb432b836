import { colours, spaceUnit } from '../theme/tokens';
import type { Drawing } from './Illustration';

/** Between two steps that stand side by side. */
export const stepGap = `${6 * spaceUnit}px`;

/** Least width of a step: five still stand in one row beside each other from `md` on. */
const leastWidth = (count: number) => (count < 5 ? '12.5rem' : '9rem');

/**
 * Least width of a column: all steps in a row, or else four two by two and any other number one
 * below the other, as a last step alone would look left over. The large factor makes all or nothing
 * of the room that they lack.
 */
export function stepWidth(count: number, gap = stepGap) {
  const least = leastWidth(count);
  const lacking = `(${count} * ${least} + ${count - 1} * ${gap} - 100%) * 999`;
  return `max(${least}, min(${count === 4 ? `50% - ${gap} / 2` : '100%'}, ${lacking}))`;
}

/** How wide the drawings are; few steps leave room for larger ones. */
const illustrationWidth = (width: number, count: number) => ({
  xs: 'min(6rem, 25vw)',
  sm: 'min(10rem, 25vw)',
  md: '7.5rem',
  lg: `${count <= 3 ? Math.max(width, 240) : width}px`,
});

/** Where the shelf is that each drawing stands on, of the drawing's height. */
const shelf = 0.953;

/** The road that joins a drawn step to the next: from shelf to shelf, or below its image on small windows. */
export const connectorBeside = ({ width, height }: Drawing, count: number) => ({
  '--step-illustration': illustrationWidth(width, count),
  position: 'relative',
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: {
      xs: `calc(var(--step-illustration) * ${height / width} + 4px)`,
      md: `calc(var(--step-illustration) * ${(height / width) * shelf} - 2px)`,
    },
    bottom: {
      xs: -5 * spaceUnit,
      sm: -9 * spaceUnit,
      md: 'auto',
    },
    insetInline: {
      xs: 'calc(var(--step-illustration) / 2 - 2px) auto',
      md: `var(--step-illustration) -${stepGap}`,
    },
    width: { xs: 4, md: 'auto' },
    height: { md: 4 },
    backgroundImage: {
      xs: `linear-gradient(${colours.marigold} 50%, transparent 0)`,
      md: `linear-gradient(90deg, ${colours.marigold} 50%, transparent 0)`,
    },
    backgroundSize: { xs: '4px 20px', md: '20px 4px' },
    backgroundRepeat: 'round',
  },
});
