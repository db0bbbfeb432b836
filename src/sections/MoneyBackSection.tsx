import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReversalCalculator } from '../atoms/ReversalCalculator';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import type { LinkContent, MoneyBackContent } from '../content/contentShapes';
import type { ReversalRule } from '../domain/reversalDates';

export interface MoneyBackSectionProps {
  /** Anchor of the section. */
  id: string;
  /** Title, lead, steps and the words of the calculator. */
  messages: MoneyBackContent;
  /** Helplines and addresses that become links wherever the lead names them. */
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
  return (
    <Section id={id} labelledBy={`${id}-title`} tone="sand">
      <Box sx={columns}>
        <div>
          <Typography variant="h2" id={`${id}-title`} tabIndex={-1}>
            {messages.title}
          </Typography>
          <Typography variant="lead" sx={{ mt: 4, maxWidth: '26em' }}>
            {textWithLinks(messages.lead, places)}
          </Typography>
          <Box component="ol" sx={steps}>
            {messages.steps.map(({ title, text }) => (
              <li key={title}>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <Typography sx={{ mt: 1, maxWidth: '30em' }}>
                  {textWithLinks(text, messages.links)}
                </Typography>
              </li>
            ))}
          </Box>
        </div>
        <Box sx={{ alignSelf: 'stretch', pt: { md: 3 } }}>
          <Typography variant="h3" sx={{ mb: 3 }}>
            {messages.rule.title}
          </Typography>
          <Typography>{messages.rule.text}</Typography>
          <ReversalCalculator messages={messages.calculator} rule={rule} now={now} sx={inView} />
        </Box>
      </Box>
    </Section>
  );
}

/** Stays beside the steps where a window is high enough to show all of it. */
const inView = {
  mt: 7,
  '@media (min-height: 47rem)': {
    position: { md: 'sticky' },
    top: 'calc(var(--header-height) + 1.5rem)',
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

/** Numbers as large as those on a queue's tokens, hung from hairlines. */
const steps = {
  m: 0,
  mt: { xs: 6, md: 9 },
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: '3rem minmax(0, 1fr)', md: '5.5rem minmax(0, 1fr)' },
    // Where the number is higher than both lines, the room stays below them.
    gridTemplateRows: 'auto 1fr',
    paddingBlock: { xs: 5, md: 6 },
    borderTop: '1px solid',
    borderColor: 'edge.main',
    counterIncrement: 'step',
    '& > *': { gridColumn: 2 },
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / span 2',
      typography: { xs: 'h2', md: 'h1' },
      color: 'primary.main',
      lineHeight: 1,
    },
  },
} as const;
