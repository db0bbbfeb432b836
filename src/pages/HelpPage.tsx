import { company } from '#messages/company';
import { help } from '#messages/pages/help';
import { siteFrame } from '#messages/siteFrame';
import agent from '../art/callers/agent.svg?drawing';
import app from '../art/callers/app.svg?drawing';
import refund from '../art/callers/refund.svg?drawing';
import questionsDrawing from '../art/questions.svg?drawing';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { helpRecord } from '../content/help';
import { paths } from '../content/paths';
import { publicFacts } from '../content/publicFacts';
import { fraudPhone } from '../content/publicPlaces';
import { site } from '../content/site';
import { CardGrid } from '../sections/CardGrid';
import { Helpline } from '../sections/Helpline';
import { InPageNav } from '../sections/InPageNav';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { PrintFooter } from '../sections/PrintFooter';
import { QuestionList } from '../sections/QuestionList';
import { Steps } from '../sections/Steps';
import { complaintSteps } from './help/complaintSteps';
import { drawnSteps } from './help/drawnSteps';
import { MoneyBack } from './help/MoneyBack';
import { MoneyCard } from './help/MoneyCard';
import { questionGroups } from './help/questionGroups';
import { SourceList } from './help/SourceList';
import { TrickCard } from './help/TrickCard';

export interface HelpPageProps {
  /**
   * The visitor's clock, for the calculator.
   * @default the device's
   */
  now?: () => Date;
}

const { stage, contents, fraud, complaint, questions } = help;
const ruleId = 'rule';
const callers = { agent, refund, app };

/** What to do after a fraud or a failed payment, at `/help`. */
export function HelpPage({ now }: HelpPageProps) {
  return (
    <>
      <PageHead meta={help.meta} site={site} path={paths.help} />
      <PageHeader
        surface="ink"
        title={help.title}
        aside={<MoneyCard calculatorHref={`#${ruleId}`} />}
      >
        <Helpline {...stage.fraud} phone={fraudPhone} titleComponent="h2" />
      </PageHeader>
      <InPageNav
        label={contents.label}
        links={helpRecord.parts.map((id) => ({
          href: `#${id}`,
          label: contents.parts[id],
        }))}
      />
      <Section id="fraud" space="half" title={fraud.title}>
        <Steps steps={drawnSteps(helpRecord.fraudSteps, fraud.steps)} />
      </Section>
      <Section surface="leafMist" space="half" title={fraud.rulesTitle}>
        <Steps steps={drawnSteps(helpRecord.rules, fraud.rules)} />
      </Section>
      <Section space="half" title={fraud.tricksTitle}>
        <CardGrid>
          {helpRecord.tricks.map((id) => (
            <TrickCard key={id} {...fraud.tricks[id]} caller={callers[id]} />
          ))}
        </CardGrid>
      </Section>
      <MoneyBack id="money" ruleId={ruleId} rule={publicFacts.failedTransactions.rule} now={now} />
      <Section
        id="complaint"
        surface="ink"
        space="half"
        title={complaint.title}
        lead={complaint.lead}
      >
        <Steps steps={complaintSteps} />
      </Section>
      <QuestionList
        id="questions"
        title={questions.title}
        linkLabel={questions.linkLabel}
        groups={questionGroups}
        illustration={<Illustration {...questionsDrawing} alt="" />}
      />
      <SourceList />
      <PrintFooter
        title={help.title}
        path={paths.help}
        messages={siteFrame}
        company={company}
        language={site.language}
      />
    </>
  );
}
