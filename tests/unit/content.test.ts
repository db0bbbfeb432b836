import { describe, expect, it } from 'vitest';
import type { CompanyFacts } from '#brand/brandTypes';
import type { PageMeta } from '../../src/content/contentShapes';
import { roles } from '../../src/content/join';
import { languages } from '../../src/content/languages';
import {
  type LegalMessages,
  type LegalRecord,
  privacyRecord,
  termsRecord,
} from '../../src/content/legalTexts';
import { company } from '../../src/content/messages/en/company';
import { contactMessages, joinMessages } from '../../src/content/messages/en/forms';
import { joinLabels } from '../../src/content/messages/en/joining';
import { privacy } from '../../src/content/messages/en/legal/privacy';
import { terms } from '../../src/content/messages/en/legal/terms';
import { officeHours } from '../../src/content/messages/en/officeHours';
import { contact } from '../../src/content/messages/en/pages/contact';
import { help as englishHelp } from '../../src/content/messages/en/pages/help';
import { home } from '../../src/content/messages/en/pages/home';
import { join } from '../../src/content/messages/en/pages/join';
import { notFound } from '../../src/content/messages/en/pages/notFound';
import { thanks } from '../../src/content/messages/en/pages/thanks';
import { loadingError, siteFrame } from '../../src/content/messages/en/siteFrame';
import { footerNavigation, mainNavigation } from '../../src/content/navigation';
import { pages } from '../../src/content/pages';
import { joinSuccessPath, paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { publicFacts } from '../../src/content/publicFacts';
import type { Words } from '../../src/content/translation';
import { recordKeys } from '../../src/domain/recordKeys';
import { labelText } from '../../src/forms/fieldLabels';

const textOf = ({ sections }: LegalMessages) => JSON.stringify(Object.values(sections));

const pageModules = import.meta.glob<Record<string, { meta?: PageMeta }>>(
  '../../src/content/messages/*/{pages,legal,products}/*.ts',
  { eager: true },
);

const legalModules = import.meta.glob<Record<string, LegalMessages>>(
  '../../src/content/messages/*/legal/{terms,privacy}.ts',
  { eager: true },
);

const companies = import.meta.glob<CompanyFacts>('../../src/content/messages/*/company.ts', {
  eager: true,
  import: 'company',
});

const helpPages = import.meta.glob<Words<typeof englishHelp>>(
  '../../src/content/messages/*/pages/help.ts',
  { eager: true, import: 'help' },
);

/** Every legal text in every language, by its file. */
const legalTexts = Object.entries(legalModules).flatMap(([file, module]) =>
  Object.values(module).map((text) => [file, text] as const),
);

/** The `meta` of every page in a language, from the one export of its module that has any. */
const metasIn = (code: string): PageMeta[] =>
  Object.entries(pageModules)
    .filter(([file]) => file.includes(`/content/messages/${code}/`))
    .flatMap(([, module]) => Object.values(module))
    .flatMap(({ meta }) => (meta ? [meta] : []));

describe('the specification, verbatim', () => {
  it('has the messages of its error catalogue (section 8)', () => {
    expect([
      contactMessages.sent,
      contactMessages.failed,
      joinMessages.nameRequired,
      joinMessages.phoneLength,
      joinMessages.roleRequired,
      joinMessages.phoneNotNumeric,
      joinMessages.phoneTooLong,
    ]).toEqual([
      'Query sent successfully!',
      'Failed to send query. Please try again.',
      'Name is required!',
      'Phone number must be exactly 10 digits.',
      'Please select a role.',
      'Please enter numbers only in the phone input!',
      'Phone number cannot be more than 10 digits!',
    ]);
  });

  it('has the roles with value and label (section 3)', () => {
    expect(roles.map(({ id, value }) => [value, join.roles[id].label])).toEqual([
      ['DISTRIBUTOR', 'DISTRIBUTOR'],
      ['MERCHANT', 'RETAILER'],
      ['MASTER_DISTRIBUTOR', 'MASTER DISTRIBUTOR'],
      ['SUPER_RETAILER', 'SUPER RETAILER'],
    ]);
  });

  it('has the facts of the company (sections 1, 2 and 9)', () => {
    expect(company.courtCity).toBe('Gurgaon');
    expect(company.statistics.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '20+ years experience',
      '100+ happy customers',
      '15+ services',
      '10+ professional guides',
    ]);
  });

  it('has the claims of Home (sections 1 and 2)', () => {
    expect(home.stats.title).toBe('Trusted by people all over the world');
    expect(home.hero.startLabel).toBe('Get Started Now');
    expect(Object.values(home.features.cards).map(({ title }) => title)).toEqual([
      'Wide Range of Payment Options',
      'Real-Time Reporting & Analytics',
    ]);
  });

  it('thanks in its own words', () => {
    expect(thanks.meta.title).toBe('Thank You');
    expect(thanks.title).toBe('Thank You for applying our team will contact you shortly.');
  });

  it('has the links of header and footer, and the loading error (sections 2 and 8)', () => {
    const labels = [...mainNavigation.beforeProducts, ...mainNavigation.afterProducts];
    expect([
      ...labels.map(({ label }) => label),
      siteFrame.joinLabel,
      siteFrame.loginLabel,
    ]).toEqual(['Home', 'About Us', 'Contact Us', 'Join Us', 'Login']);
    expect(footerNavigation.map(({ label }) => label)).toEqual([
      'About Us',
      'Contact Us',
      'Terms & Conditions',
      'Privacy Policy',
    ]);
    expect(loadingError.text).toBe(
      'This page could not be loaded. Check your connection and try again.',
    );
    expect(notFound.meta.title).toBe('Page not found');
  });

  it('has the product groups with their services (section 1)', () => {
    const servicesByName = Object.fromEntries(
      products.map(({ name, services }) => [name, services.map((one) => one.name)]),
    );
    expect(servicesByName).toMatchObject({
      'Aadhaar banking': ['Aadhaar Pay', 'Cash withdrawal', 'Balance enquiry', 'Mini statement'],
      'Micro ATM': ['Cash withdrawal', 'Balance enquiry'],
      'Utility payments': ['Bill payments', 'Recharge'],
      'Travel services': ['Air ticket', 'Railway ticket'],
    });
  });
});

describe('the legal texts hold the constants of section 9', () => {
  it.each([
    ['disputes within 30 days of the transaction', terms, /within 30 days of the transaction/i],
    ['notices after five business days', terms, /five business days/i],
    ['the minimum age of 18', terms, /18/],
    ['Indian law', terms, /laws? of India|Indian law/i],
    ['arbitration in its city', terms, new RegExp(`arbitration.*${company.courtCity}`, 'is')],
    ['courts in its city', terms, new RegExp(`courts[^.]*${company.courtCity}`, 'i')],
    ['retention for 10 years', privacy, /10 years/i],
    ['what a bank owes for a failed transaction', terms, /T \+ 5.*₹100 for each day/is],
    ['that the company is no bank', terms, /not a bank/],
    ['the helpline against fraud beside the 30 days', terms, /1930.*within 30 days/is],
    ['the way to the Ombudsman', terms, /Ombudsman.*cms\.rbi\.org\.in.*14448/is],
    ['the authority for personal data', privacy, /Data Protection Board of India/],
    ['grievances within 15 working days', privacy, /within 15 working days/i],
  ])('%s', (_, document, constant) => {
    expect(textOf(document)).toMatch(constant);
  });
});

it.each(legalTexts)('%s has the figures of section 9', (file, document) => {
  const figures = file.endsWith('terms.ts')
    ? [/\b30\b/, /\b18\b/, /T\s\+\s5/, /₹100/, /1930/, /14448/]
    : [/\b10\b/, /\b15\b/];
  for (const figure of figures) expect(textOf(document)).toMatch(figure);
});

describe('the summary of a legal text', () => {
  it.each(legalTexts)('says in %s no figure that its sections do not say', (_, document) => {
    const lines = document.summary;
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.length).toBeLessThanOrEqual(6);
    const figuresOf = (text: string): string[] => text.match(/\d+/g) ?? [];
    expect(figuresOf(textOf(document))).toEqual(
      expect.arrayContaining(figuresOf(lines.join('\n'))),
    );
  });
});

describe('a fact that only the owner can say', () => {
  it.each(languages)('is mentioned in $name only where it is given', ({ code }) => {
    const legal = Object.entries(pageModules).filter(([file]) => file.includes(`/${code}/legal/`));
    const text = JSON.stringify(legal);
    const facts = companies[`../../src/content/messages/${code}/company.ts`];
    for (const fact of [facts?.grievanceOfficer, facts?.partnerBank]) expect(text).toContain(fact);
    // A sentence about an empty fact would end with a blank or a colon, or have two blanks.
    expect(text).not.toMatch(/[\s:][.।]|\s\s/);
  });
});

describe('what stands in two places agrees', () => {
  it('tells the same office hours in words as the rule computes', () => {
    const { opens, closes } = company.officeHours;
    expect(officeHours.plain).toBe(
      `Monday to Friday, ${opens}\u00a0AM to\u00a0${closes - 12}\u00a0PM`,
    );
  });

  it.each(languages)('has in $name the messages of every product', ({ code }) => {
    const files = Object.keys(pageModules).filter((file) => file.includes(`/${code}/products/`));
    const needed = products.map(({ id }) => `../../src/content/messages/${code}/products/${id}.ts`);
    expect(files.toSorted()).toEqual(needed.toSorted());
  });

  it.each(Object.entries(helpPages))('tells in %s what the calculator computes', (_, { money }) => {
    const { rupeesADay } = publicFacts.failedTransactions.rule;
    for (const text of [money.rule.text, money.calculator.dueFromLabel])
      expect(text).toContain(`₹${rupeesADay}`);
  });

  it('writes the days of the calculator out in English', () => {
    expect(englishHelp.money.rule.text).toContain(' five days ');
  });

  it.each([
    ['contact', contact.form.labels, privacy.sections['contact-form'].blocks[1]],
    ['join', joinLabels, privacy.sections['join-form'].blocks[1]],
  ])('lists in the privacy policy every field of the %s form', (_, labels, listed) => {
    const named = Object.values(labels).map((label) => new RegExp(labelText(label), 'i'));
    expect(listed).toEqual(named.map((label) => expect.stringMatching(label)));
  });

  it('sends the join form to the thanks page', () => {
    expect(joinSuccessPath).toBe('/Thanks');
    expect(joinSuccessPath.toLowerCase()).toBe(paths.thanks);
  });

  it.each(languages)(
    'has in $name a title of its own and a description of 120 to 160 characters for every page',
    ({ code }) => {
      const metas = metasIn(code);
      // The 404 page has no route of its own.
      expect(metas).toHaveLength(pages.length + 1);
      expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
      for (const { description } of metas) {
        expect(description.length, description).toBeGreaterThanOrEqual(120);
        expect(description.length, description).toBeLessThanOrEqual(160);
      }
    },
  );
});

it.each(legalTexts)('%s has what its record names', (file, { sections, summary }) => {
  const record: LegalRecord = file.endsWith('terms.ts') ? termsRecord : privacyRecord;
  expect(record.summary).toHaveLength(summary.length);
  expect(recordKeys(sections)).toEqual(recordKeys(record.sections));
  for (const [id, { callout, numbered }] of Object.entries(record.sections)) {
    const blocks = sections[id]?.blocks ?? [];
    if (callout) {
      const said = 'line' in callout ? summary[callout.line] : blocks[callout.block];
      expect(said, id).toBeTypeOf('string');
    }
    if (numbered !== undefined) expect(blocks[numbered], id).toBeInstanceOf(Array);
  }
});
