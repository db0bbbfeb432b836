import { company } from '#messages/company';
import { help } from '#messages/pages/help';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import { scenes } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { paths } from '../content/paths';
import { publicFacts, publicPlaces } from '../content/publicFacts';
import { recordKeys } from '../domain/recordKeys';
import { ComplaintLadder } from '../sections/ComplaintLadder';
import { FraudSection } from '../sections/FraudSection';
import { HelplineBar } from '../sections/HelplineBar';
import { HelpStage } from '../sections/HelpStage';
import { MoneyBackSection } from '../sections/MoneyBackSection';
import { PageHead } from '../sections/PageHead';
import { PrintFooter } from '../sections/PrintFooter';
import { QuestionList } from '../sections/QuestionList';
import { SourcesSection } from '../sections/SourcesSection';
import { questionGroups } from './questionGroups';

export interface HelpPageProps {
  /**
   * The visitor's clock, for the calculator.
   * @default the device's
   */
  now?: () => Date;
}

/** What to do after a fraud or a failed payment, at `/help`. */
export function HelpPage({ now }: HelpPageProps) {
  return (
    <>
      <PageHead meta={help.meta} site={site} path={paths.help} />
      <HelpStage messages={help} company={company} />
      <HelplineBar messages={help.stage.fraud}>
        <FraudSection id="fraud" messages={help.fraud} places={publicPlaces} />
      </HelplineBar>
      <MoneyBackSection
        id="money"
        messages={help.money}
        places={publicPlaces}
        rule={publicFacts.failedTransactions.rule}
        now={now}
      />
      <ComplaintLadder
        id="complaint"
        messages={help.complaint}
        places={publicPlaces}
        company={company}
      />
      <QuestionList
        id="questions"
        title={help.questions.title}
        lead={help.questions.lead}
        linkLabel={help.questions.linkLabel}
        groups={questionGroups}
        places={publicPlaces}
        illustration={<Illustration {...scenes.questions} alt="" />}
      />
      <SourcesSection
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
