import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { language } from '#messages/language';
import { help } from '#messages/pages/help';
import { ReversalCalculator } from '../../atoms/ReversalCalculator';
import { Section } from '../../atoms/Section';
import { helpRecord } from '../../content/help';
import type { ReversalRule } from '../../domain/reversalDates';
import { Notice } from '../../sections/Notice';
import { Steps } from '../../sections/Steps';
import { callButtons, textBesideCalls } from './callButtons';
import { drawnSteps } from './drawnSteps';

const { title, lead, steps, cashRefused, rule: theRule, calculator } = help.money;

export interface MoneyBackProps {
  /** Anchor of the section. */
  id: string;
  /** Anchor of the rule and of what computes with it. */
  ruleId: string;
  rule: ReversalRule;
  now?: (() => Date) | undefined;
}

/** Money was debited and no cash came: what to do in which order, the rule, and the calculator of its dates. */
export function MoneyBack({ id, ruleId, rule, now }: MoneyBackProps) {
  return (
    <Section id={id} surface="sand" space="half" title={title} lead={lead}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 7 } }}>
          <Steps direction="column" steps={drawnSteps(helpRecord.moneySteps, steps)} />
          <Notice tone="error" action={callButtons(cashRefused.text)}>
            <strong>{cashRefused.title}</strong> {textBesideCalls(cashRefused.text)}
          </Notice>
        </Box>
        <Box id={ruleId} sx={{ display: 'grid', gap: 4 }}>
          <Typography variant="h3">{theRule.title}</Typography>
          <Typography>{theRule.text}</Typography>
          <ReversalCalculator
            messages={calculator}
            rule={rule}
            locale={language.locale}
            {...(now && { now })}
          />
        </Box>
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { xs: 7, md: 12 },
  alignItems: 'start',
} as const;
