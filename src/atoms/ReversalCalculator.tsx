import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { ReversalCalculatorContent } from '../content/contentShapes';
import type { ReversalRule } from '../domain/reversalDates';
import { exampleTexts } from './reversalTexts';
import { type ReversalData, watchReversal } from './watchReversal';

export interface ReversalCalculatorProps {
  /** The question, the names of the fields and the sentences of the answer. */
  messages: ReversalCalculatorContent;
  /** How many days the bank has, what it owes for each one after, and since when. */
  rule: ReversalRule;
  /** Of dates and amounts, as `Intl` takes it. */
  locale: string;
  /**
   * The visitor's clock.
   * @default the device's
   */
  now?: () => Date;
}

const deviceClock = () => new Date();

/**
 * Says by when the money of a failed transaction must be back. Before hydration `showReversal` answers; the field is the
 * browser's own, so nothing that was chosen is lost.
 */
export function ReversalCalculator({
  messages,
  rule,
  locale,
  now = deviceClock,
}: ReversalCalculatorProps) {
  const { answers } = messages;
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => (place.current ? watchReversal(place.current, now) : undefined), [now]);
  const data: ReversalData = { rule, answers, locale };
  const example = exampleTexts(rule, locale);
  const dates = [
    ['day', messages.label],
    ['lastDay', messages.lastDayLabel],
    ['dueFrom', messages.dueFromLabel],
    ['dueNow', messages.dueNowLabel],
  ] as const;

  return (
    <Paper ref={place} data-reversal={JSON.stringify(data)} sx={card}>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {[messages.todayLabel, messages.yesterdayLabel].map((label, daysAgo) => (
          <Button key={label} variant="outlined" data-days-ago={daysAgo}>
            {label}
          </Button>
        ))}
      </Box>
      <div role="status">
        {/* `watchReversal` writes it, and all dates. */}
        <Typography
          id={`${id}-note`}
          variant="body2"
          data-says="note"
          suppressHydrationWarning
          sx={{ mt: 3, [refused]: { color: 'error.main' } }}
        >
          {answers.unknown}
        </Typography>
        <Box sx={{ mt: 4, [refused]: { display: 'none' } }}>
          <Chip
            size="small"
            label={messages.exampleLabel}
            sx={{ mb: 2, [dated]: { display: 'none' } }}
          />
          <Box component="dl" sx={{ m: 0 }}>
            {dates.map(([name, label]) => (
              <Box key={name} sx={line}>
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
      </div>
    </Paper>
  );
}

/** Which answer stands there, as `watchReversal` says. */
const dated = '[data-answer="dated"] &';
const refused = '[data-answer="future"] &, [data-answer="early"] &';

/** No control that nothing answers, and none on paper. */
const card = {
  p: 'var(--card-space)',
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
} as const;

/** An example owes nobody anything: a line without a text is left out. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 4,
  py: 2,
  borderTop: 'hairline',
  borderColor: 'divider',
  '&:has(> dd:empty)': { display: 'none' },
} as const;
