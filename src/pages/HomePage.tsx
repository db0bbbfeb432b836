import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { partnerLogos } from '#brand/partnerLogos';
import { company } from '#messages/company';
import { home } from '#messages/pages/home';
import street from '../art/grounds/street.svg?drawing';
import { ArrowForwardIcon } from '../art/icons';
import joinCall from '../art/join-call.svg?drawing';
import dayBook from '../art/offer/day-book.svg?drawing';
import payments from '../art/offer/payments.svg?drawing';
import { productIllustration } from '../art/productIllustration';
import welcome from '../art/welcome.svg?drawing';
import { FeatureCard } from '../atoms/FeatureCard';
import { Illustration } from '../atoms/Illustration';
import { ProductCard } from '../atoms/ProductCard';
import { Scene } from '../atoms/Scene';
import { Section } from '../atoms/Section';
import { homeRecord } from '../content/home';
import { paths } from '../content/paths';
import { products } from '../content/products';
import { site } from '../content/site';
import { CallToAction } from '../sections/CallToAction';
import { CardGrid } from '../sections/CardGrid';
import { MediaText } from '../sections/MediaText';
import { PageHead } from '../sections/PageHead';
import { PartnersSection } from '../sections/PartnersSection';
import { StatsSection } from '../sections/StatsSection';
import { Steps } from '../sections/Steps';
import { DayStrip } from './home/DayStrip';
import { HomeHeader } from './home/HomeHeader';
import { signedSlip } from './home/receipts';
import { SignedSlip } from './home/SignedSlip';

const { safety, features, join } = home;
const welcomeId = 'welcome';
const illustrations = { payments, reporting: dayBook };
const tones = { payments: 'marigold', reporting: 'leaf' } as const;

/** What the company does, for whom, and how to join, at `/`. “Get Started Now” does nothing, as specified. */
export function HomePage() {
  return (
    <>
      <PageHead meta={home.meta} site={site} path={paths.home} />
      <HomeHeader nextId={welcomeId} />
      <MediaText
        id={welcomeId}
        eyebrow={home.welcome.eyebrow}
        title={home.welcome.title}
        media={<Illustration {...welcome} alt={home.welcome.illustrationAlt} shape="rounded" />}
        mediaSide="start"
      >
        {home.welcome.paragraphs.map((paragraph) => (
          <span key={paragraph}>{paragraph}</span>
        ))}
      </MediaText>
      <Section surface="sand" title={home.products.title} lead={home.products.text}>
        <CardGrid columns={2}>
          {products.map(({ id, tone, name, summary, path, services }) => (
            <ProductCard
              key={id}
              tone={tone}
              name={name}
              summary={summary}
              href={path}
              services={services}
              moreLabel={home.products.moreLabel}
              illustration={productIllustration(id)}
            />
          ))}
        </CardGrid>
        <Button href={paths.contact} color="inherit" endIcon={<ArrowForwardIcon />} sx={{ mt: 4 }}>
          {home.products.askLabel}
        </Button>
      </Section>
      <PartnersSection
        title={home.partners.title}
        partners={company.partners.map((name) => ({ name, logo: partnerLogos[name] }))}
      />
      <StatsSection title={home.stats.title} statistics={company.statistics} />
      <MediaText
        surface="indigo"
        title={safety.title}
        titleSize="large"
        actions={
          <Button href={paths.help} variant="contained" color="marigold" size="large">
            {safety.label}
          </Button>
        }
        media={<SignedSlip receipt={{ ...signedSlip, note: safety.receipt.note }} />}
      >
        <Typography variant="h3" sx={{ color: 'var(--accent)' }}>
          {safety.rulesTitle}
        </Typography>
        <Steps
          direction="column"
          titleComponent="p"
          steps={safety.rules.map((rule) => ({ title: rule }))}
        />
      </MediaText>
      <Section title={features.title} sx={{ overflowX: 'clip' }}>
        <DayStrip />
        <CardGrid columns={2}>
          {homeRecord.features.map((id) => (
            <FeatureCard
              key={id}
              {...features.cards[id]}
              tone={tones[id]}
              illustration={illustrations[id]}
            />
          ))}
        </CardGrid>
      </Section>
      <CallToAction
        {...join}
        href={paths.join}
        scene={<Scene {...joinCall} ground={street} groundDepth={street.height} />}
      />
    </>
  );
}
