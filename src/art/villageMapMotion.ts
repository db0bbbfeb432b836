import { keyframes } from '@mui/material/styles';
import { colours, radius } from '../theme/tokens';
import { places, roads } from './villageMapPlan';

/** Length of the loop in seconds. */
const loopSeconds = 11;

/** Shares of the loop, in per cent: the first light, the last light, the common going out. */
const timeline = { first: 3, last: 64, rest: 94, dark: 99 } as const;

const lastStep = Math.max(...places.map(({ step }) => step), ...roads.map((road) => road.lastStep));

const steps = Array.from({ length: lastStep + 1 }, (_, step) => step);

/** The class of whatever lights up at a step of the story. */
export const stepClass = (step: number) => `lights-at-${step}`;

/** All lights go on at their own time and out together, so each step needs its own frames. */
const lightingUp = (step: number) => {
  const start = timeline.first + ((timeline.last - timeline.first) * step) / lastStep;
  return keyframes`
    0%, ${start.toFixed(1)}% { opacity: 0; transform: scale(0.86); }
    ${(start + 3).toFixed(1)}%, ${timeline.rest}% { opacity: 1; transform: none; }
    ${timeline.dark}%, 100% { opacity: 0; transform: none; }
  `;
};

/** The map's frame and its motion; the switch inside the frame holds it. */
export const villageMapMotion = {
  overflow: 'hidden',
  // Glow and river end where the card does, also on a surface of the same ink.
  border: `1px solid ${colours.indigo}`,
  borderRadius: `${radius.stage}px`,
  bgcolor: colours.ink,
  color: colours.paper,
  '@media (prefers-reduced-motion: no-preference)': {
    '& [class^="lights-at-"]': {
      animationDuration: `${loopSeconds}s`,
      animationTimingFunction: 'ease-out',
      animationIterationCount: 'infinite',
      transformBox: 'fill-box',
      transformOrigin: 'center',
    },
    ...Object.fromEntries(
      steps.map((step) => [`& .${stepClass(step)}`, { animationName: `${lightingUp(step)}` }]),
    ),
    '&:has(input:checked) [class^="lights-at-"]': { animationPlayState: 'paused' },
  },
};
