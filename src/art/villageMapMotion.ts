import { keyframes } from '@mui/material/styles';
import { colours, motion } from '../theme/tokens';
import { roadWalks } from './roadWalks';
import { places } from './villagePlaces';

/** The story in seconds: when its first step is, how long a step takes, and when quiet life begins. */
const story = { start: 0.6, step: 0.36, end: 7 } as const;

/** Seconds of a walk from the town to the last village; travellers set out one after another. */
const walk = { out: 14, apart: 3.5 } as const;

const lastStep = Math.max(...places.map(({ step }) => step));

/** The class of whatever lights up at a step of the story and stays lit. */
export const lightsAt = (step: number) => `lights at-${step}`;

const lighting = keyframes`from { opacity: 0; }`;

const glowing = keyframes`
  0% { opacity: 0; transform: scale(0.6); }
  60% { opacity: 1; transform: scale(1.08); }
`;

const ringing = keyframes`
  0% { opacity: 0.9; transform: scale(0.7); }
  100% { opacity: 0; transform: scale(1.5); }
`;

const flickering = keyframes`
  0%, 71%, 77%, 82%, 100% { opacity: 0; }
  72%, 76%, 78%, 81% { opacity: 0.75; }
`;

const rising = keyframes`
  0% { opacity: 0; transform: translate(0, 5px); }
  30% { opacity: 0.6; }
  100% { opacity: 0; transform: translate(3px, -9px); }
`;

/** Along the samples of the roads, after coming out of the town's lights. */
const walking = (stops: (typeof roadWalks)[number]) => {
  const frames = stops.map(
    ({ point: [x, y], share }) =>
      `${(100 * share).toFixed(1)}% { transform: translate(${x}px, ${y}px); }`,
  );
  return keyframes`
    0% { opacity: 0; }
    4%, 100% { opacity: 1; }
    ${frames.join('')}
  `;
};

/** The map's surface and its motion; the control inside holds it. */
export const villageMapMotion = {
  position: 'relative',
  overflow: 'hidden',
  bgcolor: colours.ink,
  color: colours.paper,
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& .lights, & .glow, & .ring': {
      animation: `${lighting} ${motion.long}ms ease-out backwards`,
    },
    '& .glow, & .ring': { transformBox: 'fill-box', transformOrigin: 'center' },
    '& .glow': { animationName: `${glowing}` },
    '& .ring': { animation: `${ringing} 900ms ease-out` },
    ...Object.fromEntries(
      Array.from({ length: lastStep + 1 }, (_, step) => [
        `& .at-${step}`,
        { animationDelay: `${(story.start + story.step * step).toFixed(2)}s` },
      ]),
    ),
    '& .flicker': { animation: `${flickering} 5s ${story.end}s infinite` },
    '& .smoke': { animation: `${rising} 5s ${story.end}s linear infinite backwards` },
    '& .smoke + .smoke': { animationDelay: `${story.end + 2.5}s` },
    ...Object.fromEntries(
      roadWalks.map((stops, index) => [
        `& .walk-${index}`,
        {
          animation: `${walking(stops)} ${walk.out}s ${story.end + index * walk.apart}s linear infinite alternate`,
        },
      ]),
    ),
    '&:has(input:checked) svg *': { animationPlayState: 'paused' },
  },
};
