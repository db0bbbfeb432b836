import type { CompanyFacts } from '#brand/brandTypes';
import type { LinkContent, ProductSummary } from '../content/contentShapes';
import { type Language, languages } from '../content/languages';
import { paths } from '../content/paths';
import { localPath } from '../domain/localPath';

/** A question of the help page with the paragraphs of its answer. */
export interface AnsweredQuestion {
  title: string;
  answer: readonly string[];
}

/**
 * JSON-LD (schema.org) for a page, as a script element: the organisation with its contact points
 * on every page, the breadcrumb trail on those below the first level, and on the help page its
 * questions, word for word as they stand there.
 */
export function structuredData(
  company: CompanyFacts,
  path: string,
  products: readonly ProductSummary[],
  ancestors: readonly LinkContent[],
  language: Language,
  questions: readonly AnsweredQuestion[],
): string {
  const organisationId = `${company.siteUrl}/#organisation`;
  const { lines, city, region, postalCode, country } = company.registeredAddress;
  const organisation = {
    '@type': 'Organization',
    '@id': organisationId,
    name: company.name,
    legalName: company.legalName,
    url: `${company.siteUrl}/`,
    logo: `${company.siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.join(', '),
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: company.phone,
        email: company.email,
        areaServed: country,
        availableLanguage: languages.map(({ code }) => code),
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: hour(company.officeHours.opens),
          closes: hour(company.officeHours.closes),
        },
      },
    ],
    sameAs: company.social.map(({ href }) => href),
  };
  const product = products.find((candidate) => candidate.path === path);
  const breadcrumbs = product && {
    '@type': 'BreadcrumbList',
    itemListElement: [...ancestors, { label: product.name, href: product.path }].map(
      ({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: company.siteUrl + localPath(language.prefix, href),
      }),
    ),
  };
  const frequentQuestions = path === paths.help && {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [organisation, breadcrumbs, frequentQuestions].filter(Boolean),
  };
  // An escaped `<` cannot end the script element, whatever the content says.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** An hour of the day, such as 9.5, as a clock shows it: `09:30`. */
function hour(hours: number): string {
  const minutes = Math.round(hours * 60);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
