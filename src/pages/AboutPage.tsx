import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { company } from '#messages/company';
import { about } from '#messages/pages/about';
import earth from '../art/grounds/step.svg?drawing';
import signPainter from '../art/sign-painter.svg?drawing';
import { VillageMap } from '../art/VillageMap';
import { breakableEmail } from '../atoms/breakableEmail';
import { Scene } from '../atoms/Scene';
import { Section } from '../atoms/Section';
import { contactLink } from '../content/navigation';
import { paths } from '../content/paths';
import { products } from '../content/products';
import { site } from '../content/site';
import { CallToAction } from '../sections/CallToAction';
import { FactList } from '../sections/FactList';
import { addressInLine } from '../sections/identityFacts';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { Story } from './about/Story';
import { CompanyHours } from './company/CompanyHours';

const { map, identity } = about;

/** High enough for a finger. */
const target = { paddingBlock: 3 } as const;

const facts = [
  { label: identity.nameLabel, value: company.legalName },
  { label: identity.cinLabel, value: company.cin },
  { label: identity.addressLabel, value: addressInLine(company.registeredAddress) },
  {
    label: identity.hoursLabel,
    value: <CompanyHours hasPlainHours />,
  },
  {
    label: identity.phoneLabel,
    value: (
      <Link href={`tel:${company.phone}`} sx={target}>
        {company.phoneDisplay}
      </Link>
    ),
  },
  {
    label: identity.emailLabel,
    value: (
      <Link href={`mailto:${company.email}`} sx={target}>
        {breakableEmail(company.email)}
      </Link>
    ),
  },
];

/** Who the company is and what it is for, at `/about`, with the one long animation of the site. */
export function AboutPage() {
  return (
    <>
      <PageHead meta={about.meta} site={site} path={paths.about} />
      <PageHeader
        surface="ink"
        hasPattern={false}
        title={about.title}
        lead={about.lead}
        scene={
          <VillageMap
            alt={map.illustrationAlt}
            pauseLabel={map.pauseLabel}
            sx={{
              marginInlineStart: { xs: 'calc(-1 * var(--bleed))', md: 0 },
              marginInlineEnd: 'calc(-1 * var(--bleed))',
            }}
          />
        }
      >
        <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
          {map.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '30em' }}>{map.text}</Typography>
      </PageHeader>
      <Section title={identity.title} surface="inkMist">
        <FactList facts={facts} />
        <Button href={contactLink.href} variant="contained" sx={{ mt: 8 }}>
          {contactLink.label}
        </Button>
      </Section>
      <Story chapters={about.chapters} unit={about.distanceUnit} products={products} />
      <CallToAction
        {...about.join}
        href={paths.join}
        tone="light"
        scene={<Scene {...signPainter} ground={earth} />}
      />
    </>
  );
}
