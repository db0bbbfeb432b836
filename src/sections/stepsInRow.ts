import type { Theme } from '@mui/material/styles';
import deskPrinter from '../art/desk-printer.svg';
import { tornAbove } from '../atoms/tornSlip';
import { fewLines, linesInHeight, screen, slip, words } from './terminalParts';

const slipWidth = 'min(100% - 3rem, 13.5rem)';

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
 * The few steps of a short service beside each other, their titles in a line and their screens on the counter of the
 * shop. A branch of the road enters below its awning and ends at the last; beside that, the shopkeeper has the slip in the
 * printer.
 */
export const stepsInRow = ({ palette, radius }: Theme) => ({
  '--gap': '1.75rem',
  // From the top of the awning to the numbers on the road.
  '--to-road': '5.5rem',
  // Of the wall, before its first column.
  '--margin': '1.5rem',
  display: 'grid',
  gridTemplateColumns:
    'calc(var(--beside) + var(--margin) - var(--gap)) repeat(3, minmax(0, 1fr)) minmax(0, 1.45fr)',
  isolation: 'isolate',
  columnGap: 'var(--gap)',
  '& > div:first-of-type': { position: 'relative', gridColumn: '1 / -1' },
  '& > div:first-of-type > div + div > p': { textWrap: 'balance' },
  // The wall below the awning, behind all of the steps.
  '&::after': {
    content: '""',
    zIndex: -1,
    gridArea: '2 / 2 / 4 / -1',
    marginInlineStart: 'calc(-1 * var(--margin))',
    borderRadius: `${radius.stage}px ${radius.stage}px 0 0`,
    paddingInline: '1.5px',
    background:
      'var(--roof) 0 0 / 5.5rem 3.5rem round no-repeat content-box border-box, linear-gradient(var(--tone-stage) 0 0)',
  },
  // The counter, below all screens.
  '& > div + div': {
    display: 'block',
    gridArea: '4 / 2 / auto / -1',
    height: '4.75rem',
    marginInlineStart: 'calc(-1 * var(--margin))',
    borderRadius: `0 0 ${radius.stage}px ${radius.stage}px`,
    background: `var(--cloth-print) repeat-x 0 0 / auto 3rem, linear-gradient(90deg, ${palette.ink.main} 2px, transparent 0) 2.25rem 0 / 4.5rem 100% round no-repeat, color-mix(in srgb, var(--counter, var(--tone)) 78%, ${palette.ink.main})`,
    '& > img': { display: 'none' },
  },
  '& > ol, & > ol > li, & > ol > li > figure': { display: 'contents' },
  ...columns,
  [words]: { gridRow: 2, isolation: 'isolate', p: 0, pt: 'var(--to-road)', pb: 6 },
  // Its number on the road, and its words right below it.
  '& > ol > li > div > h4::before': {
    position: 'static',
    mb: 4,
  },
  [`${words}::after`]: {
    ...roadLine,
    zIndex: -1,
    insetInline: '0 calc(-1 * var(--gap))',
    top: 'calc(var(--to-road) + var(--mark) * 5 / 12 - 2px)',
    height: 4,
    backgroundColor: 'var(--road, var(--tone))',
  },
  '& > ol > li:last-of-type > div::after': { content: 'none' },
  '& > ol > li:first-of-type > div::before': {
    ...roadLine,
    zIndex: -1,
    boxSizing: 'border-box',
    insetInlineStart: 'calc(var(--mark) / 2 - 2px - var(--beside) - var(--margin))',
    width: 'calc(var(--beside) + var(--margin) - var(--mark) / 2 + 2px)',
    top: 'var(--to-road)',
    height: 'calc(var(--mark) * 5 / 12 + 2px)',
    border: '0 solid var(--road, var(--tone))',
    borderBlockEndWidth: 4,
    borderInlineStartWidth: 4,
    borderEndStartRadius: '1.25rem',
  },
  [screen]: {
    gridRow: 3,
    minHeight: '13rem',
    '& > p': { fontSize: '1.0625rem' },
    '& > strong': { fontSize: '3rem' },
    ...linesInHeight,
    [`${fewLines} dd`]: { m: 0, fontSize: '1.25rem' },
    // As far from the bar at the foot as from the title.
    '& > strong + dl': { mb: 'auto' },
  },
  // What comes after the prompt is another moment, and this screen does not change.
  [`${screen} > p:nth-of-type(3)`]: { display: 'none' },
  // The shopkeeper beside the slip, below the awning, whose finger reaches over the edge of the last screen.
  '& > ol > li:last-of-type::after': {
    content: '""',
    position: 'relative',
    gridArea: '2 / 5 / 4',
    placeSelf: 'end start',
    // Taller beside the longer words and slips of other scripts, and never wider than the wall.
    height: 'clamp(27.5rem, 100% - 4.75rem, min(34rem, 49cqi - 2rem))',
    aspectRatio: '352 / 512',
    marginInlineStart: 'calc(-1 * var(--gap) - 1.25rem)',
    background: ['var(--row-gesture, var(--gesture))', 'var(--keeper)']
      .map((layer) => `${layer} 100% 100% / auto 100% no-repeat`)
      .join(),
  },
  // Beside words and screens, in the printer on the counter.
  [slip]: {
    position: 'relative',
    zIndex: 1,
    gridArea: '2 / 5 / 4',
    placeSelf: 'end',
    width: slipWidth,
    m: 0,
    mt: 'var(--to-road)',
    marginInlineEnd: '1.375rem',
    mb: `calc((${slipWidth} + 1.75rem) / 4 - 0.75rem)`,
    isolation: 'isolate',
    '& > div': { ...tornAbove, pt: 5, pb: 4 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '-0.875rem',
      top: 'calc(100% - 0.75rem)',
      aspectRatio: '4',
      background: `url("${deskPrinter}") 0 0 / 100% 100%`,
    },
  },
});
