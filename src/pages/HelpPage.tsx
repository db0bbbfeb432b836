import { company } from '#messages/company';
import { officeHours } from '#messages/officeHours';
import { help } from '#messages/pages/help';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import agent from '../art/callers/agent.svg?drawing';
import app from '../art/callers/app.svg?drawing';
import refund from '../art/callers/refund.svg?drawing';
import questionsDrawing from '../art/questions.svg?drawing';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { paths } from '../content/paths';
import { publicFacts } from '../content/publicFacts';
import { recordKeys } from '../domain/recordKeys';
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

const { stage, contents, fraud, money, complaint, questions } = help;
const ruleId = 'rule';
const callers = [agent, refund, app];

/** What to do after a fraud or a failed payment, at `/help`. */
export function HelpPage({ now }: HelpPageProps) {
  return (
    <>
      <PageHead meta={help.meta} site={site} path={paths.help} />
      <PageHeader
        surface="ink"
        title={help.title}
        aside={
          <MoneyCard
            messages={stage.money}
            calculator={{ label: money.calculator.title, href: `#${ruleId}` }}
            company={company}
            officeHours={officeHours}
          />
        }
      >
        <Helpline {...stage.fraud} titleComponent="h2" />
      </PageHeader>
      <InPageNav
        label={contents.label}
        links={recordKeys(contents.parts).map((id) => ({
          href: `#${id}`,
          label: contents.parts[id],
        }))}
      />
      <Section id="fraud" space="half" title={fraud.title}>
        <Steps steps={drawnSteps(fraud.steps)} />
      </Section>
      <Section surface="leafMist" space="half" title={fraud.rulesTitle}>
        <Steps steps={drawnSteps(fraud.rules)} />
      </Section>
      <Section space="half" title={fraud.tricksTitle}>
        <CardGrid>
          {fraud.tricks.map((trick, index) => (
            <TrickCard key={trick.title} {...trick} caller={callers[index] ?? agent} />
          ))}
        </CardGrid>
      </Section>
      <MoneyBack
        id="money"
        ruleId={ruleId}
        messages={money}
        rule={publicFacts.failedTransactions.rule}
        now={now}
      />
      <Section
        id="complaint"
        surface="ink"
        space="half"
        title={complaint.title}
        lead={complaint.lead}
      >
        <Steps steps={complaintSteps(complaint, company)} />
      </Section>
      <QuestionList
        id="questions"
        title={questions.title}
        linkLabel={questions.linkLabel}
        groups={questionGroups}
        illustration={<Illustration {...questionsDrawing} alt="" />}
      />
      <SourceList
        messages={help.sources}
        sources={recordKeys(publicFacts).map((id) => ({
          ...publicFacts[id],
          ...help.sources.documents[id],
        }))}
      />
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
