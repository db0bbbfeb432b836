import step from '../../../../src/art/grounds/step.svg?drawing';
import dayBook from '../../../../src/art/offer/day-book.svg?drawing';
import payments from '../../../../src/art/offer/payments.svg?drawing';
import support from '../../../../src/art/offer/support.svg?drawing';
import handshake from '../../../../src/art/thanks.svg?drawing';
import { FeatureCard } from '../../../../src/atoms/FeatureCard';
import { Scene } from '../../../../src/atoms/Scene';
import { Section } from '../../../../src/atoms/Section';
import { site } from '../../../../src/content/site';
import { recordKeys } from '../../../../src/domain/recordKeys';
import { CallToAction } from '../../../../src/sections/CallToAction';
import { CardGrid } from '../../../../src/sections/CardGrid';
import { PageHead } from '../../../../src/sections/PageHead';
import { PageHeader } from '../../../../src/sections/PageHeader';
import { QuestionList } from '../../../../src/sections/QuestionList';
import { Steps } from '../../../../src/sections/Steps';
import { paths } from '../content/paths';
import { careers } from '../messages';

/** In the order of the page; the keys are those of the messages. */
const teams = {
  field: { illustration: payments, tone: 'marigold' },
  support: { illustration: support, tone: 'leaf' },
  engineering: { illustration: dayBook, tone: 'ink' },
} as const;

const questionIds = ['experience', 'place', 'cost'] as const;

const questions = questionIds.map((id) => ({
  id,
  title: careers.questions[id].title,
  answer: [careers.questions[id].answer],
}));

/** Who works here and how to apply, at `/careers`. */
export function CareersPage() {
  return (
    <>
      <PageHead meta={careers.meta} site={site} path={paths.careers} />
      <PageHeader
        title={careers.title}
        lead={careers.lead}
        scene={<Scene {...handshake} priority="high" ground={step} />}
      />
      <Section title={careers.teamsTitle}>
        <CardGrid>
          {recordKeys(teams).map((id) => (
            <FeatureCard key={id} {...careers.teams[id]} {...teams[id]} />
          ))}
        </CardGrid>
      </Section>
      <Section title={careers.stepsTitle} surface="inkMist">
        <Steps steps={careers.steps} />
      </Section>
      <QuestionList id="questions" title={careers.questionsTitle} groups={[{ questions }]} />
      <CallToAction {...careers.apply} href={paths.contact} />
    </>
  );
}
