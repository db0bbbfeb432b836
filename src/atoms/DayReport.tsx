import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
      <Typography variant="h5" component="p" id={titleId} sx={head}>
        {title}
      </Typography>
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
          <Typography key={label} variant="h4" component="p">
            {label}
            <Box component="span" sx={{ typography: 'h3' }}>
              {sums.map(({ time, sum }, index) => (
                <span key={time} hidden={index < sums.length - 1}>
                  {rupees(sum)}
                </span>
              ))}
            </Box>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** A dark rim around a white screen; its edge is seen where the system forces its colours, and on paper. */
const tablet = (theme: Theme) =>
  ({
    display: 'grid',
    // In a place that is higher than its entries need, they stand further apart.
    gridTemplateRows: 'auto 1fr auto',
    overflow: 'hidden',
    border: `${theme.spacing(3)} solid`,
    borderColor: 'ink.main',
    borderRadius: `${theme.radius.stage}px`,
    bgcolor: 'background.paper',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { px: { xs: 4, sm: 6 }, py: 3 },
    '@media print': { borderWidth: '1px' },
  }) as const;

const head = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

const list = {
  m: 0,
  listStyle: 'none',
  typography: 'h5',
  display: 'grid',
  alignContent: 'space-around',
  // One column each for times, services and amounts, as wide as its longest entry.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, auto) minmax(0, 1fr) minmax(0, auto)',
  },
  columnGap: { xs: 3, sm: 5 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    paddingBlock: 3,
    '& > span': {
      gridColumn: { xs: '1 / -1', sm: 'auto' },
      typography: 'body2',
      color: 'text.secondary',
    },
    '& > b:last-of-type': { textAlign: 'end' },
    '& > [data-in]': { color: 'success.main' },
  },
} as const;

const foot = {
  borderTop: 2,
  borderColor: 'primary.main',
  color: 'primary.main',
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 4,
  },
} as const;
