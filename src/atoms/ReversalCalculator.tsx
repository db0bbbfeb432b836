import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { ReversalCalculatorContent } from '../content/contentShapes';
import type { ReversalRule } from '../domain/reversalDates';
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

/** No control that nothing answers, and none on paper. */
const withScript = {
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
} as const;

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
  const dates = [
    ['lastDay', messages.lastDayLabel],
    ['dueFrom', messages.dueFromLabel],
    ['dueNow', messages.dueNowLabel],
  ] as const;

  return (
    <Box
      ref={place}
      data-reversal={JSON.stringify(data)}
      sx={[tornSlip, withScript, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box sx={{ p: { xs: 5, md: 7 }, pt: { xs: 6, md: 8 } }}>
        <Typography variant="h3" sx={{ mb: 5 }}>
          {messages.title}
        </Typography>
        <FormControl fullWidth>
          <InputLabel htmlFor={id}>{messages.label}</InputLabel>
          <OutlinedInput
            id={id}
            type="date"
            inputProps={{ min: rule.since, 'aria-describedby': `${id}-note` }}
            sx={{ maxWidth: '20rem' }}
          />
        </FormControl>
        <Box role="status" sx={{ mt: 5 }}>
          <Box
            component="dl"
            sx={{
              display: 'none',
              '[data-answer="dated"] &': { display: 'block' },
              m: 0,
              borderTop: '2px dashed',
              borderColor: 'divider',
            }}
          >
            {dates.map(([name, label]) => (
              <Box
                key={name}
                sx={{ paddingBlock: 3, borderBottom: '2px dashed', borderColor: 'divider' }}
              >
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
                {/* `watchReversal` writes it. */}
                <Typography
                  component="dd"
                  variant="h4"
                  data-says={name}
                  suppressHydrationWarning
                  sx={{ m: 0 }}
                >
                  {''}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography
            id={`${id}-note`}
            variant="body2"
            data-says="note"
            suppressHydrationWarning
            sx={{
              '[data-answer="dated"] &': { mt: 3 },
              '[data-answer="future"] &, [data-answer="early"] &': {
                color: 'error.main',
                fontWeight: 'fontWeightMedium',
              },
            }}
          >
            {answers.unknown}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
