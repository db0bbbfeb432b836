import { spaceUnit } from '../theme/tokens';

/** The space above and below a section (`Section`). */
const space = { xs: -14 * spaceUnit, md: -24 * spaceUnit };

const line = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 'calc(var(--mark) / 2 - 2px)',
  width: 4,
  top: space,
  bottom: space,
  backgroundColor: 'var(--road, var(--tone))',
} as const;

/** What holds the road, how wide a mark on it is, and how far from it words begin: large text leaves them room. */
const onRoad = {
  position: 'relative',
  '--mark': 'min(3rem, 15vw)',
  '--beside': { xs: 'min(3.75rem, 19vw)', sm: '4.5rem' },
} as const;

/** Where a phone has no room beside the road yet, all but the words beside a mark begin at the edge of the page. */
const beforeRoad = { '--start': { xs: '0px', sm: 'var(--beside)' } } as const;

/**
 * The road of a product page, in the colour of its group: from what to bring through every service
 * to how to keep the money safe. Marks stand on it. On a phone, where what to bring takes all of the
 * width, it is seen between the cards.
 */
export const road = {
  from: {
    ...onRoad,
    ...beforeRoad,
    isolation: 'isolate',
    '&::before': { ...line, zIndex: -1, top: 'calc(var(--mark) - 0.25rem)' },
  },
  through: { ...onRoad, '&::before': line },
  to: {
    ...onRoad,
    '&::before': {
      ...line,
      bottom: 'calc(100% - 1rem)',
      backgroundColor: 'var(--road-end, var(--road, var(--tone)))',
    },
  },
} as const;

/** What is told beside the road. */
export const besideRoad = { paddingInlineStart: 'var(--start, var(--beside))' } as const;

/** A heading with its mark before it. */
export const headingOnRoad = {
  position: 'relative',
  alignSelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: 'calc(var(--beside) - var(--mark))',
  '& > h2': { minWidth: 0 },
} as const;

/** The mark, for `productMarks` to colour, and the icon on it. */
export const roadMark = {
  width: 'var(--mark)',
  height: 'var(--mark)',
  '& > svg': { width: '58%', height: '58%' },
} as const;

/** The last mark, which stands on the full colour. */
export const roadEnd = { bgcolor: 'ink.main', color: 'ink.contrastText' } as const;
