import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReversalCalculator } from '../../atoms/ReversalCalculator';
import { Section } from '../../atoms/Section';
import type { MoneyBackContent } from '../../content/contentShapes';
import type { ReversalRule } from '../../domain/reversalDates';
import { Notice } from '../../sections/Notice';
import { Steps } from '../../sections/Steps';
import { callButtons, textBesideCalls } from './callButtons';
import { drawnSteps } from './drawnSteps';

export interface MoneyBackProps {
  /** Anchor of the section. */
  id: string;
  /** Anchor of the rule and of what computes with it. */
  ruleId: string;
  messages: MoneyBackContent;
  rule: ReversalRule;
  now?: (() => Date) | undefined;
}

/** Money was debited and no cash came: what to do in which order, the rule, and the calculator of its dates. */
export function MoneyBack({ id, ruleId, messages, rule, now }: MoneyBackProps) {
  const { cashRefused } = messages;
  return (
    <Section id={id} surface="sand" space="half" title={messages.title} lead={messages.lead}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 7 }}>
          <Steps direction="column" steps={drawnSteps(messages.steps)} />
          <Notice tone="error" action={callButtons(cashRefused.text)}>
            <strong>{cashRefused.title}</strong> {textBesideCalls(cashRefused.text)}
          </Notice>
        </Box>
        <Box id={ruleId} sx={{ display: 'grid', gap: 4 }}>
          <Typography variant="h3">{messages.rule.title}</Typography>
          <Typography>{messages.rule.text}</Typography>
          <ReversalCalculator messages={messages.calculator} rule={rule} {...(now && { now })} />
        </Box>
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { xs: 9, md: 12 },
  alignItems: 'start',
} as const;
