import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { home } from '#messages/pages/home';
import { scenes } from '../../src/art/illustrations';
import { productIllustration } from '../../src/art/productIllustration';
import { FeatureCard } from '../../src/atoms/FeatureCard';
import { OfficeHoursChip } from '../../src/atoms/OfficeHoursChip';
import { ProductCard } from '../../src/atoms/ProductCard';
import { StatCard } from '../../src/atoms/StatCard';
import { StepList } from '../../src/atoms/StepList';
import { products } from '../../src/content/products';
import { JoinForm } from '../../src/forms/JoinForm';
import { servicesWithIcons } from '../../src/sections/servicesWithIcons';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { joiningSteps } from '../blocks/joiningSteps';
import { joinFormArgs } from '../forms/joinFormArgs';

const feature = itemOf(home.features.cards);
const { id, tone, name, summary, path, services } = itemOf(products);

/** A card with an image, one on a colour, a figure, a list, a chip and a form: what a preference may break. */
export function SampleComponents() {
  return (
    <Cases width={320}>
      <Case name="FeatureCard">
        <FeatureCard
          title={feature.title}
          text={feature.text}
          tone="marigold"
          illustration={{ ...scenes.payments, alt: feature.illustrationAlt }}
        />
      </Case>
      <Case name="ProductCard">
        <ProductCard
          tone={tone}
          name={name}
          summary={summary}
          href={path}
          services={servicesWithIcons(services)}
          moreLabel={home.products.moreLabel}
          illustration={productIllustration(id)}
        />
      </Case>
      <Case name="StatCard">
        <dl>
          <StatCard {...itemOf(company.statistics)} />
        </dl>
      </Case>
      <Case name="OfficeHoursChip">
        <OfficeHoursChip messages={contact.hours} hours={company.officeHours} />
      </Case>
      <Case name="StepList">
        <StepList steps={joiningSteps} titleComponent="h3" />
      </Case>
      <Case name="JoinForm">
        <JoinForm {...joinFormArgs} />
      </Case>
    </Cases>
  );
}
