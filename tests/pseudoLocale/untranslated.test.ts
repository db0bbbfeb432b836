import { describe, expect, it } from 'vitest';
import { pages, renderPage } from '../../src/app/entryServer';
import { languages } from '../../src/content/languages';
import { company } from '../../src/content/messages/en/company';
import { publicFacts } from '../../src/content/publicFacts';

/** What stands in every language as it is. */
const names = [
  company.legalName,
  company.name,
  company.cin,
  // What the sheets say beside their QR codes.
  ...pages
    .filter(({ hasCode }) => hasCode)
    .map(({ path }) => company.siteUrl.replace('https://', '') + path),
  ...company.email.split(/(?<=@)/),
  ...company.partners,
  ...company.social.map(({ network }) => network),
  ...company.registeredAddress.lines,
  ...company.corporateAddress.lines,
  company.registeredAddress.city,
  company.registeredAddress.region,
  company.officeHoursText.replaceAll('\u00a0', ' '),
  ...company.statistics.map(({ label }) => label),
  ...languages.map(({ name }) => name),
  // The sites of sources, an authority's address and the number of its circular, on the help page.
  ...Object.values(publicFacts)
    .map(({ href }) => new URL(href).host.replace('www.', ''))
    .toSorted((one, other) => other.length - one.length),
  'cms.',
  'crpc@',
  'RBI/2019-20/67',
];

/** A date is written by `Intl`, which knows no such language. */
const dates = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|\d+ (?:March|November)(?: \d+)?/g;

const shown = /(?:alt|aria-label|title|placeholder|content)="([^"]*)"|>([^<]+)</g;
const unseen =
  /<(style|script)\b[\s\S]*?<\/\1>|<meta (?:property="og:(?:type|locale|url|image)[^"]*"|name="(?:robots|twitter:(?:card|image))")[^>]*>/g;

/** Every text of a page that is not wholly accented, without the names in it. */
function plainWords(html: string): string[] {
  return [...html.replaceAll(unseen, '').replaceAll('\u00a0', ' ').matchAll(shown)]
    .map(([, attribute = '', text = '']) => (attribute + text).replaceAll(dates, ''))
    .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text))
    .filter((text) => /(?<!&)\b[A-Za-z]{2,}(?![\u0300-\u036f])\b/.test(text.normalize('NFD')));
}

describe('in a pseudo-locale, no word is plain', () => {
  it.each([...pages.map(({ path }) => path), '/no-such-page'])('on %s', async (path) => {
    const { head, body } = await renderPage(path);
    expect(body.length).toBeGreaterThan(10_000);
    expect(plainWords(head + body)).toEqual([]);
  });
});

it.each(pages.map(({ path }) => path))('shows on %s no mark of a message', async (path) => {
  const { head, body } = await renderPage(path);
  expect(head + body).not.toMatch(/\*\*|\]\(/);
});
