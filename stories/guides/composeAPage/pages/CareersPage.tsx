import { site } from '#messages/site';
import step from '../../../../src/art/grounds/step.svg?drawing';
import dayBook from '../../../../src/art/offer/day-book.svg?drawing';
import payments from '../../../../src/art/offer/payments.svg?drawing';
import support from '../../../../src/art/offer/support.svg?drawing';
import handshake from '../../../../src/art/thanks.svg?drawing';
import { FeatureCard } from '../../../../src/atoms/FeatureCard';
import { Scene } from '../../../../src/atoms/Scene';
import { Section } from '../../../../src/atoms/Section';
import { CallToAction } from '../../../../src/sections/CallToAction';
import { CardGrid } from '../../../../src/sections/CardGrid';
import { PageHead } from '../../../../src/sections/PageHead';
import { PageHeader } from '../../../../src/sections/PageHeader';
import { QuestionList } from '../../../../src/sections/QuestionList';
import { Steps } from '../../../../src/sections/Steps';
import { paths } from '../content/paths';
import { careers } from '../messages';

const teams = {
  field: { illustration: payments, tone: 'marigold' },
  support: { illustration: support, tone: 'leaf' },
  engineering: { illustration: dayBook, tone: 'ink' },
} as const;

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
          {careers.teams.map(({ id, title, text }) => (
            <FeatureCard key={id} title={title} text={text} {...teams[id]} />
          ))}
        </CardGrid>
      </Section>
      <Section title={careers.stepsTitle} surface="inkMist">
        <Steps steps={careers.steps} />
      </Section>
      <QuestionList
        id="questions"
        title={careers.questionsTitle}
        groups={[{ questions: careers.questions }]}
      />
      <CallToAction {...careers.apply} href={paths.contact} />
    </>
  );
}
