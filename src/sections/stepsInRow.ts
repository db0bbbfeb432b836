import { printerAbove } from './printerAbove';

const words = '& > ol > li > div';
const screen = '& > ol > li > figure > div:first-of-type';
const slip = '& > ol > li > figure > div + div';

const roadLine = { content: '""', position: 'absolute' } as const;

const columns = Object.fromEntries(
  [1, 2, 3].flatMap((n) =>
    ['div', 'figure > div:first-of-type'].map((part) => [
      `& > ol > li:nth-of-type(${n}) > ${part}`,
      { gridColumn: n + 1 },
    ]),
  ),
);

/**
 * The few steps of a short service beside each other, their titles and screens in lines. A branch of the road
 * passes all of them and ends at the slip.
 */
export const stepsInRow = {
  '--gap': '2.5rem',
  display: 'grid',
  gridTemplateColumns: 'calc(var(--beside) - var(--gap)) repeat(4, minmax(0, 1fr))',
  columnGap: 'var(--gap)',
  '& > div:first-of-type': { position: 'relative', gridColumn: '1 / -1' },
  '& > ol, & > ol > li, & > ol > li > figure': { display: 'contents' },
  ...columns,
  [words]: { gridRow: 2, isolation: 'isolate', p: 0, pb: 6 },
  // Its number on the road, and its words right below it.
  '& > ol > li > div > h4::before': {
    position: 'static',
    mb: 4,
  },
  [`${words}::after`]: {
    ...roadLine,
    zIndex: -1,
    insetInline: '0 calc(-1 * var(--gap))',
    top: 'calc(var(--mark) * 5 / 12 - 2px)',
    height: 4,
    backgroundColor: 'var(--road, var(--tone))',
  },
  // Above the middle of the slip it turns down, and ends behind it.
  '& > ol > li:last-of-type > div::after': {
    boxSizing: 'border-box',
    insetInlineEnd: 'calc(-50% - var(--gap))',
    height: 'auto',
    bottom: '-1rem',
    border: '0 solid var(--road, var(--tone))',
    borderBlockStartWidth: 4,
    borderInlineEndWidth: 4,
    borderStartEndRadius: '1.25rem',
    background: 'none',
  },
  '& > ol > li:first-of-type > div::before': {
    ...roadLine,
    zIndex: -1,
    boxSizing: 'border-box',
    insetInlineStart: 'calc(var(--mark) / 2 - 2px - var(--beside))',
    width: 'calc(var(--beside) - var(--mark) / 2 + 2px)',
    top: 0,
    height: 'calc(var(--mark) * 5 / 12 + 2px)',
    border: '0 solid var(--road, var(--tone))',
    borderBlockEndWidth: 4,
    borderInlineStartWidth: 4,
    borderEndStartRadius: '1.25rem',
  },
  [screen]: {
    gridRow: 3,
    minHeight: '12rem',
    // As far from the bar at the foot as from the title.
    '& > strong + dl': { mb: 'auto' },
  },
  // What comes after the prompt is another moment, and this screen does not change.
  [`${screen} > p:nth-of-type(3)`]: { display: 'none' },
  // In one line with the screens; its ink is drawn outside the paper.
  [slip]: {
    position: 'relative',
    gridArea: '3 / 5',
    display: 'grid',
    justifySelf: 'center',
    width: 'min(100% - 1.25rem, 17.5rem)',
    m: 0,
    mt: '2px',
    isolation: 'isolate',
    // Its lines share the height.
    '& > div, & dl': { display: 'grid' },
    '& dl > div': { alignContent: 'center' },
    // At the end of the road, and as wide as the column.
    '&::before': printerAbove,
  },
} as const;
