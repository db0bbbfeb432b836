import { company } from '#words/company';
import { home } from '#words/pages/home';
import { products } from '#words/products';
import { site } from '#words/site';
import { partnerLogos } from '../art/partnerLogos';
import { productPictures, scenes } from '../art/pictures';
import { paths } from '../content/paths';
import { FeaturesSection } from '../sections/FeaturesSection';
import { Hero } from '../sections/Hero';
import { JoinCall } from '../sections/JoinCall';
import { PageHead } from '../sections/PageHead';
import { PartnersSection } from '../sections/PartnersSection';
import { ProductsSection } from '../sections/ProductsSection';
import { StatsBand } from '../sections/StatsBand';
import { WelcomeSection } from '../sections/WelcomeSection';

const welcomeId = 'welcome';

export function HomePage() {
  return (
    <>
      <PageHead meta={home.meta} site={site} path={paths.home} />
      <Hero
        words={home.hero}
        picture={scenes.heroShop}
        joinHref={paths.join}
        scrollHref={`#${welcomeId}`}
      />
      <PartnersSection
        title={home.partners.title}
        partners={company.partners.map((name) => ({ name, logo: partnerLogos[name] }))}
      />
      <WelcomeSection id={welcomeId} words={home.welcome} picture={scenes.welcome} />
      <StatsBand title={home.stats.title} statistics={company.statistics} />
      <ProductsSection words={home.products} products={products} pictures={productPictures} />
      <FeaturesSection
        words={home.features}
        pictures={{ payments: scenes.payments, reporting: scenes.reporting }}
      />
      <JoinCall words={home.join} href={paths.join} picture={scenes.joinCall} />
    </>
  );
}
