import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ArrowForwardIcon, CheckIcon } from '../art/icons';
import type { ReversalCalculatorContent } from '../content/contentShapes';
import type { ReversalRule } from '../domain/reversalDates';
import { reversalLook } from './reversalLook';
import { exampleTexts, leafNames } from './reversalTexts';
import { tornSlip } from './tornSlip';
import { type ReversalData, watchReversal } from './watchReversal';

export interface ReversalCalculatorProps {
  /** The question, the names of the fields and the sentences of the answer. */
  messages: ReversalCalculatorContent;
  /** How many days the bank has, what it owes for each one after, and since when. */
  rule: ReversalRule;
  /**
   * The visitor's clock.
   * @default the device's
   */
  now?: () => Date;
  /** Placing by the component that uses it: margins, a place in a grid. */
  sx?: SxProps<Theme>;
}

const deviceClock = () => new Date();

/**
 * The slip that says by when the money of a failed transaction must be back. Before hydration
 * `showReversal` answers; the field is the browser's own, so nothing that was chosen is lost.
 */
export function ReversalCalculator({
  messages,
  rule,
  now = deviceClock,
  sx = [],
}: ReversalCalculatorProps) {
  const { answers } = messages;
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => (place.current ? watchReversal(place.current, now) : undefined), [now]);
  const data: ReversalData = { rule, answers };
  const example = exampleTexts(rule, answers.locale);
  const dates = [
    ['day', messages.label],
    ['lastDay', messages.lastDayLabel],
    ['dueFrom', messages.dueFromLabel],
    ['dueNow', messages.dueNowLabel],
  ] as const;

  return (
    <Box
      ref={place}
      data-reversal={JSON.stringify(data)}
      sx={[tornSlip, reversalLook.withScript, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box sx={{ p: { xs: 5, md: 7 }, pb: { md: 4 } }}>
        <Typography variant="h3" sx={{ mb: 4 }}>
          {messages.title}
        </Typography>
        <FormControl fullWidth>
          <InputLabel htmlFor={id}>{messages.label}</InputLabel>
          <OutlinedInput
            id={id}
            type="date"
            inputProps={{ min: rule.since, 'aria-describedby': `${id}-note` }}
          />
        </FormControl>
        {/* `watchReversal` answers them. */}
        <Box sx={reversalLook.choices}>
          {[messages.todayLabel, messages.yesterdayLabel].map((label, daysAgo) => (
            <Button key={label} variant="outlined" data-days-ago={daysAgo}>
              {label}
            </Button>
          ))}
        </Box>
        <Box role="status">
          {/* `watchReversal` writes it, and all dates. */}
          <Typography
            id={`${id}-note`}
            variant="body2"
            data-says="note"
            suppressHydrationWarning
            sx={reversalLook.note}
          >
            {answers.unknown}
          </Typography>
          <Box sx={reversalLook.dates}>
            <Box component="span" sx={reversalLook.exampleMark}>
              {messages.exampleLabel}
            </Box>
            <ReversalCalendar rule={rule} texts={example} />
            <Box component="dl" sx={reversalLook.list}>
              {dates.map(([name, label]) => (
                <Box key={name} sx={reversalLook.line}>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    {label}
                  </Typography>
                  <Typography
                    component="dd"
                    variant="h4"
                    data-says={name}
                    suppressHydrationWarning
                    sx={{ m: 0 }}
                  >
                    {example[name]}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

interface CalendarProps {
  rule: Pick<ReversalRule, 'days' | 'rupeesADay'>;
  /** Weekdays and dates, by the names of `leafNames`. */
  texts: Record<string, string>;
}

/**
 * The days from the transaction to the first one of delay, as leaves of a calendar. Decoration: what it
 * says stands beside it in words.
 */
function ReversalCalendar({ rule, texts }: CalendarProps) {
  const marks = new Map<number, ReactNode>([
    [
      0,
      <>
        <span>₹</span>
        <ArrowForwardIcon sx={{ scale: 'var(--inline,1) 1' }} />
      </>,
    ],
    [rule.days, <CheckIcon key="back" />],
    [rule.days + 1, `₹${rule.rupeesADay}`],
  ]);
  return (
    <Box aria-hidden sx={reversalLook.calendar}>
      {Array.from({ length: rule.days + 2 }, (_, day) => {
        const { weekday, date } = leafNames(day);
        return (
          <Box key={date} sx={reversalLook.leaf}>
            <span data-says={weekday} suppressHydrationWarning>
              {texts[weekday]}
            </span>
            <b data-says={date} suppressHydrationWarning>
              {texts[date]}
            </b>
            <span>{marks.get(day)}</span>
          </Box>
        );
      })}
    </Box>
  );
}
