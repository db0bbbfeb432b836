import { partnerLogos } from '#brand/partnerLogos';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import { site } from '#messages/site';
import { dayIllustrations, scenes } from '../art/illustrations';
import { paths } from '../content/paths';
import { products } from '../content/products';
import { FeaturesSection } from '../sections/FeaturesSection';
import { HelpCall } from '../sections/HelpCall';
import { Hero } from '../sections/Hero';
import { JoinCall } from '../sections/JoinCall';
import { PageHead } from '../sections/PageHead';
import { PartnersSection } from '../sections/PartnersSection';
import { ProductsSection } from '../sections/ProductsSection';
import { SafetySection } from '../sections/SafetySection';
import { StatsBand } from '../sections/StatsBand';
import { WelcomeSection } from '../sections/WelcomeSection';

const welcomeId = 'welcome';

/** What the company does, for whom, and how to join, at `/`. “Get Started Now” does nothing, as specified. */
export function HomePage() {
  return (
    <>
      <PageHead meta={home.meta} site={site} path={paths.home} />
      <Hero
        messages={home.hero}
        illustration={scenes.heroShop}
        joinHref={paths.join}
        scrollHref={`#${welcomeId}`}
      >
        <HelpCall messages={home.help} href={paths.help} />
      </Hero>
      <WelcomeSection id={welcomeId} messages={home.welcome} illustration={scenes.welcome} />
      <ProductsSection messages={home.products} products={products} />
      <PartnersSection
        title={home.partners.title}
        partners={company.partners.map((name) => ({ name, logo: partnerLogos[name] }))}
      />
      <StatsBand title={home.stats.title} statistics={company.statistics} />
      <SafetySection
        messages={home.safety}
        illustration={scenes.fingerprint}
        helpHref={paths.help}
      />
      <FeaturesSection
        messages={home.features}
        illustrations={dayIllustrations}
        paymentsIllustration={scenes.waysToPay}
      />
      <JoinCall messages={home.join} href={paths.join} illustration={scenes.joinCall} />
    </>
  );
}
