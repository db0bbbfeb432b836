import { describe, expect, it } from 'vitest';
import { structuredData } from '../../src/app/structuredData';
import { company } from '../../src/content/messages/en/company';
import { language as english } from '../../src/content/messages/en/language';
import { products } from '../../src/content/products';

const home = [{ label: 'Home', href: '/' }];

const graphOf = (html: string) =>
  JSON.parse(html.replace(/^<script type="application\/ld\+json">|<\/script>$/g, ''))['@graph'];

describe('structured data', () => {
  it('names the organisation with its contact point and hours', () => {
    const early = { ...company, officeHours: { opens: 9, closes: 17 } };
    const [organisation] = graphOf(structuredData(early, '/about', products, home, english, []));
    expect(organisation).toMatchObject({
      '@type': 'Organization',
      name: company.name,
      contactPoint: [
        {
          telephone: company.phone,
          email: company.email,
          hoursAvailable: { opens: '09:00', closes: '17:00' },
        },
      ],
    });
  });

  it('writes hours that begin or end within an hour', () => {
    const late = { ...company, officeHours: { opens: 9.5, closes: 17.75 } };
    const [organisation] = graphOf(structuredData(late, '/about', products, home, english, []));
    expect(organisation.contactPoint[0].hoursAvailable).toMatchObject({
      opens: '09:30',
      closes: '17:45',
    });
  });

  it('has a breadcrumb trail on product pages alone', () => {
    expect(graphOf(structuredData(company, '/about', products, home, english, []))).toHaveLength(1);
    const [, breadcrumbs] = graphOf(
      structuredData(company, '/products/micro-atm', products, home, english, []),
    );
    expect(breadcrumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${company.siteUrl}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Micro ATM',
        item: `${company.siteUrl}/products/micro-atm`,
      },
    ]);
  });

  it('has the questions of the help page there alone', () => {
    const questions = [{ title: 'May I board?', answer: ['No.', 'It is refunded.'] }];
    const dataOf = (path: string) =>
      graphOf(structuredData(company, path, products, home, english, questions));
    expect(dataOf('/about')).toHaveLength(1);
    expect(dataOf('/help')[1]).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'May I board?',
          acceptedAnswer: { '@type': 'Answer', text: 'No. It is refunded.' },
        },
      ],
    });
  });

  it('cannot be ended by what the content says', () => {
    const hostile = { ...company, name: '</script><script>alert(1)</script>' };
    expect(
      structuredData(hostile, '/', products, home, english, []).match(/<\/script>/g),
    ).toHaveLength(1);
  });
});
