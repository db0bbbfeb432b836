import type { Theme } from '@mui/material/styles';
import { inkAround, tornSlip } from '../atoms/tornSlip';
import { coupon, roomy } from './thanksTicket';

/** The tickets of the other ways, side by side where there is room. */
export const wayTickets = ({ breakpoints, palette }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { xs: 5, md: 6 },
    m: '2px',
    p: 0,
    listStyle: 'none',
    filter: inkAround(palette.ink.main),
    '& > li': { display: 'grid', containerType: 'inline-size', minWidth: 0 },
    '& > li + li > div::before': { bgcolor: 'ink.light' },
    [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media print': { filter: 'none' },
  }) as const;

/** A ticket of one part, as one of the three above. */
export const wayTicket = (theme: Theme) => {
  const { '&::before': stub, '& > img': drawing, ...look } = coupon(theme);
  return {
    ...tornSlip(theme),
    ...look,
    '--stub': 'min(4.25rem, 21cqi)',
    '--pad': 'min(0.75rem, 4cqi)',
    // Room for the teeth.
    pb: 'calc(var(--pad) + 12px)',
    overflow: 'clip',
    // Within its edge, which the colour of the stub covers.
    border: 0,
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    borderRadius: `${theme.radius.control}px ${theme.radius.control}px 0 0`,
    '&::before': { ...stub, mb: 'calc(-1 * var(--pad) - 12px)' },
    '& > img': { ...drawing, width: 'min(3.5rem, 18cqi)' },
    '@container (25rem <= width < 30rem)': { '--stub': '9rem', '& > img': { width: '7.5rem' } },
    [roomy]: {
      ...look[roomy],
      // A sentence in one line.
      '& p + p': look['& p + p'],
      '--stub': '10rem',
      '--pad': '1.5rem',
      '& > img': { width: '8rem' },
    },
    '@container (width >= 44rem)': { '--stub': '15rem', '--pad': '2.25rem' },
    '@media print': { mask: 'none', outlineColor: 'currentColor' },
  } as const;
};
