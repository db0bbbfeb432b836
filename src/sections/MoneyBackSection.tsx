import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReversalCalculator } from '../atoms/ReversalCalculator';
import { reversalLook } from '../atoms/reversalLook';
import { Section } from '../atoms/Section';
import { inkAround } from '../atoms/tornSlip';
import type { LinkContent, MoneyBackContent } from '../content/contentShapes';
import type { ReversalRule } from '../domain/reversalDates';
import { callButtons, drawnSteps, textBesideCalls } from './drawnSteps';
import { machine, outOfMouth } from './slipMachine';

export interface MoneyBackSectionProps {
  /** Anchor of the section. */
  id: string;
  /** Title, lead, steps, the case of fraud and the words of the calculator. */
  messages: MoneyBackContent;
  /** Helplines and addresses that become links wherever the case of fraud names them. */
  places: readonly LinkContent[];
  /** Of the calculator: how many days the bank has, what it owes for each one after, and since when. */
  rule: ReversalRule;
  /**
   * The visitor's clock.
   * @default the device's
   */
  now?: () => Date;
}

/** Money was cut and no cash came: what to do in which order, the rule, and the slip that computes its dates. */
export function MoneyBackSection({ id, messages, places, rule, now }: MoneyBackSectionProps) {
  const { cashRefused } = messages;
  return (
    <Section id={id} labelledBy={`${id}-title`} surface="sand">
      <Box sx={columns}>
        <div>
          <Typography variant="h2" id={`${id}-title`} tabIndex={-1}>
            {messages.title}
          </Typography>
          <Typography variant="lead" sx={{ mt: 4, maxWidth: '26em' }}>
            {messages.lead}
          </Typography>
          {drawnSteps(messages.steps, messages.links, { mt: { xs: 6, md: 8 } })}
          <Box sx={note}>
            <div>
              <Typography variant="h4" component="h3">
                {cashRefused.title}
              </Typography>
              <Typography sx={{ mt: 1 }}>{textBesideCalls(cashRefused.text, places)}</Typography>
            </div>
            {callButtons(cashRefused.text, places)}
          </Box>
        </div>
        <Box sx={{ alignSelf: 'stretch', pt: { md: 3 } }}>
          <Typography variant="h3" sx={{ mb: 3 }}>
            {messages.rule.title}
          </Typography>
          <Typography>{messages.rule.text}</Typography>
          <Box sx={[machine, reversalLook.withScript, inView]}>
            <Box sx={{ filter: ({ palette }) => inkAround(palette.ink.main) }}>
              <ReversalCalculator
                messages={messages.calculator}
                rule={rule}
                now={now}
                sx={outOfMouth}
              />
            </Box>
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

/** In the colour of what cheats say, with the button to call beside its words where there is room. */
const note = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  rowGap: { sm: 3 },
  mt: { xs: 2, md: 3 },
  p: 5,
  border: '3px solid',
  borderColor: 'ink.main',
  borderRadius: 1.5,
  bgcolor: 'rose.light',
  '& > div:first-of-type': { flex: '1 1 20rem', minWidth: 0 },
  '& > div > a': { mt: { sm: 0 } },
  '@media print': { borderColor: 'currentColor' },
} as const;

/** Stays beside the steps where a window is high enough to show all of it. */
const inView = {
  mt: 7,
  '@media (min-height: 49rem)': {
    position: { md: 'sticky' },
    top: { md: 'calc(var(--header-height) + 0.75rem)' },
  },
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: { md: 10, lg: 16 },
  rowGap: 9,
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;
