import { site } from '#messages/site';
import talk from '../../../../src/art/joining/talk.svg?drawing';
import dayBook from '../../../../src/art/offer/day-book.svg?drawing';
import payments from '../../../../src/art/offer/payments.svg?drawing';
import support from '../../../../src/art/offer/support.svg?drawing';
import { FeatureCard } from '../../../../src/atoms/FeatureCard';
import { Illustration } from '../../../../src/atoms/Illustration';
import { Section } from '../../../../src/atoms/Section';
import { CallToAction } from '../../../../src/sections/CallToAction';
import { CardGrid } from '../../../../src/sections/CardGrid';
import { PageHead } from '../../../../src/sections/PageHead';
import { PageHeader } from '../../../../src/sections/PageHeader';
import { Steps } from '../../../../src/sections/Steps';
import { careers } from '../content/en/pages/careers';
import { paths } from '../content/paths';

const illustrations = { field: payments, support, engineering: dayBook };

/** Who works here and how to apply, at `/careers`. */
export function CareersPage() {
  return (
    <>
      <PageHead meta={careers.meta} site={site} path={paths.careers} />
      <PageHeader
        title={careers.title}
        lead={careers.lead}
        scene={<Illustration {...talk} alt="" />}
      />
      <Section title={careers.teamsTitle}>
        <CardGrid>
          {careers.teams.map(({ id, title, text }) => (
            <FeatureCard key={id} title={title} text={text} illustration={illustrations[id]} />
          ))}
        </CardGrid>
      </Section>
      <Section title={careers.stepsTitle} surface="inkMist">
        <Steps steps={careers.steps} />
      </Section>
      <CallToAction {...careers.apply} href={paths.contact} />
    </>
  );
}
