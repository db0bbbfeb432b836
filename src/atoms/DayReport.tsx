import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { rupees } from '../domain/rupees';

export interface DayReportProps {
  /** Names the list, in the head of the screen. */
  title: string;
  /** What the sum of the money taken in is called. */
  inLabel: string;
  /** What the sum of the money paid out is called. */
  outLabel: string;
  /** In the order of the day; amounts in whole rupees, below zero if paid out. */
  entries: readonly { time: string; service: string; amount: number }[];
  sx?: SxProps<Theme>;
}

/** At each time of the day, the sum of what a rule takes of the entries so far. */
const runningSums = (entries: DayReportProps['entries'], taken: (amount: number) => number) =>
  entries.map(({ time }, last) => ({
    time,
    sum: entries.slice(0, last + 1).reduce((sum, { amount }) => sum + taken(amount), 0),
  }));

/** With its sign, as in a mini statement. */
const signed = (amount: number) => `${amount < 0 ? '–' : '+'}${rupees(Math.abs(amount))}`;

/**
 * A shopkeeper's report on a tablet: each transaction with its amount, and the totals of what was taken in and of what
 * was paid out.
 *
 * The totals up to each entry are there as well, hidden, for a section that shows the day at an earlier time.
 */
export function DayReport({ title, inLabel, outLabel, entries, sx = [] }: DayReportProps) {
  const titleId = useId();
  const totals = [
    { label: inLabel, sums: runningSums(entries, (amount) => Math.max(amount, 0)) },
    { label: outLabel, sums: runningSums(entries, (amount) => Math.max(-amount, 0)) },
  ];
  return (
    <Box sx={[tablet, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box component="p" id={titleId} sx={head}>
        {title}
      </Box>
      <Box component="ol" aria-labelledby={titleId} sx={list}>
        {entries.map(({ time, service, amount }) => (
          <li key={time}>
            <span>{time}</span>
            <b>{service}</b>
            <b data-in={amount > 0 || undefined}>{signed(amount)}</b>
          </li>
        ))}
      </Box>
      <Box sx={foot}>
        {totals.map(({ label, sums }) => (
          <p key={label}>
            {label}{' '}
            <span>
              {sums.map(({ time, sum }, index) => (
                <span key={time} hidden={index < sums.length - 1}>
                  {rupees(sum)}
                </span>
              ))}
            </span>
          </p>
        ))}
      </Box>
    </Box>
  );
}

/** No room for times beside services and amounts. */
const narrow = '@container (width < 18rem)';

/** Room for large words and more space between the entries. */
const wide = '@container (width >= 24rem)';

/** A dark rim around a white screen; its edge is seen where the system forces its colours, and on paper. */
const tablet = ({ radius, spacing }: Theme) =>
  ({
    containerType: 'inline-size',
    display: 'grid',
    // In a place that is higher than its entries need, they stand further apart.
    gridTemplateRows: 'auto 1fr auto',
    overflow: 'hidden',
    border: `${spacing(1.25)} solid`,
    borderColor: 'ink.main',
    borderRadius: `${radius.surface}px ${radius.surface}px 0 0`,
    bgcolor: 'background.paper',
    color: 'text.primary',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    typography: 'caption',
    lineHeight: 1.25,
    '& > *': { m: 0, px: 2, py: 0.5 },
    '@media print': { borderWidth: '1px' },
  }) as const;

const head = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  [wide]: { typography: 'h5', px: 4, py: 2 },
} as const;

const list = {
  listStyle: 'none',
  display: 'grid',
  alignContent: 'space-evenly',
  // One column each for times, services and amounts, as wide as its longest entry.
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) minmax(0, auto)',
  columnGap: 2,
  [narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
    '& > li > span': { display: 'none' },
  },
  [wide]: { columnGap: 4, px: 4 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    [wide]: { typography: 'h5', paddingBlock: 1.5 },
    '& > span': { fontWeight: 'fontWeightRegular', color: 'text.secondary' },
    '& > b:last-of-type': { textAlign: 'end' },
    '& > [data-in]': { color: 'success.main' },
  },
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  borderTop: 2,
  borderColor: 'primary.main',
  color: 'primary.main',
  fontWeight: 'fontWeightBold',
  '& > p': { m: 0 },
  [wide]: { typography: 'h5', px: 4, py: 2 },
} as const;
