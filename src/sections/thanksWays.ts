import type { Theme } from '@mui/material/styles';
import step from '../art/grounds/step.svg';
import peg from '../art/ticket/peg.svg';
import rope from '../art/ticket/rope.svg';
import { inkAround } from '../atoms/tornSlip';

/** Where the stub of a ticket ends. */
const stubEnd = 'calc(50% + (var(--stub) - 50%) * var(--inline,1))';

/** A notch at each end of the perforation, as between the parts of the ticket above. */
const notched = ['-2px', 'calc(100% + 2px)']
  .map(
    (y) => `radial-gradient(circle 12px at ${stubEnd} ${y}, transparent calc(100% - 0.5px), black)`,
  )
  .join(', ');

/** How high the shelf of the telephone is. */
const shelf = '14px';

/** A ticket for each way: on its stub what it takes, on a shelf or pegged to a string, beside it the words and the button. */
export const wayTickets = ({ breakpoints, palette, radius }: Theme) =>
  ({
    '--stub': { xs: '5rem', sm: '13rem' },
    // What keeps the telephone and the letter in the middle of a stub.
    '--below-shelf': { xs: '4rem', sm: '1.125rem' },
    '--rope': { xs: '3.25rem', sm: '0.875rem' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { xs: 5, md: 6 },
    m: '2px',
    p: 0,
    listStyle: 'none',
    filter: inkAround(palette.ink.main),
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplate: '1fr auto / var(--stub) minmax(0, 1fr)',
      minHeight: { sm: '11.5rem' },
      py: { xs: 4, sm: 6 },
      overflow: 'clip',
      outline: '1px solid transparent',
      outlineOffset: '-1px',
      borderRadius: `${radius.control}px`,
      bgcolor: 'background.paper',
      color: 'ink.main',
      overflowWrap: 'anywhere',
      mask: notched,
      maskComposite: 'intersect',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: 'var(--stub)',
        boxSizing: 'border-box',
        borderInlineEnd: `2px dashed ${palette.ink.main}`,
        background: `url("${step}") 0 calc(100% - var(--below-shelf)) / auto ${shelf} repeat-x ${palette.marigold.light}`,
      },
    },
    '& > li + li': {
      '&::before': {
        background: `url("${rope}") 0 var(--rope) / 100% 10px no-repeat ${palette.ink.light}`,
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        top: 'calc(var(--rope) - 4px)',
        insetInlineStart: 'calc(var(--stub) / 2 - 9px)',
        width: '18px',
        aspectRatio: '18 / 40',
        background: `url("${peg}") 0 0 / 100% no-repeat`,
      },
    },
    '& img': {
      position: 'absolute',
      width: { xs: '4.5rem', sm: '11.5rem' },
      insetInlineStart: { xs: '0.25rem', sm: '0.75rem' },
      bottom: `calc(var(--below-shelf) + ${shelf} - 5px)`,
    },
    '& li + li > img': { bottom: 'auto', top: 'calc(var(--rope) + 0.5rem)' },
    '& div, & a': { gridColumn: 2, marginInline: { xs: 3, sm: 6 } },
    '& p': { m: 0, textWrap: 'balance' },
    '& p:first-of-type': { typography: { sm: 'h3' } },
    '& p + p': { mt: 1 },
    // Beside the stub of a phone the number keeps to one line.
    '& a': { justifySelf: { sm: 'start' }, mt: 3, px: { xs: 2, sm: 5 } },
    [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (forced-colors: active)': { '& > li': { mask: 'none' } },
    '@media print': {
      filter: 'none',
      '& > li': { mask: 'none', outlineColor: 'currentColor' },
      '& li > a': { display: 'none' },
    },
  }) as const;
