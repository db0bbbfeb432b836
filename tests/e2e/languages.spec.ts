import { expect, type Page } from '@playwright/test';
import { company } from '../../src/content/en/company';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { publicPlaces } from '../../src/content/publicFacts';
import { localPath } from '../../src/domain/localPath';
import { test } from './site';
import { english, hindi, inHindi, languageLink, openLanguages } from './twoLanguages';

/** Names that stand in Latin letters in Hindi too: of the company, its partners and languages. */
const latinNames = [
  new URL(company.siteUrl).host,
  company.legalName,
  company.cin,
  // A page may break it after its sign.
  ...company.email.split(/(?<=@)/),
  company.name,
  ...company.partners,
  ...company.social.map(({ network }) => network),
  english.name,
  'name@example.com',
  // What stands on the screen of a machine.
  '“Balance Enquiry”',
  '“Cash Withdrawal”',
  '“Mini Statement”',
  '“Successful”',
  // And the same on the machine that is drawn, where their Hindi follows.
  'Aadhaar Pay (आधार पे)',
  'Balance Enquiry (बैलेंस)',
  'Cash Withdrawal (पैसे निकालना)',
  'Mini Statement (मिनी स्टेटमेंट)',
  'Successful (सफल)',
  // Public bodies, on the internet and on their circulars, and what bills print.
  ...publicPlaces.map(({ label }) => label),
  'mAadhaar',
  'RBI/2019-20/67',
  'crpc@',
  'rbi.org.in',
  'CA No.',
  'PNR',
];

/** What a visitor can read or hear of a page: texts, alternatives, names and what its head says. */
function messagesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = 'script, style, [lang]:not(html)';
    const texts = [...document.querySelectorAll('title, body *')]
      .filter((element) => !element.closest(skipped))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    const named = [...document.querySelectorAll('[alt], [aria-label], [title], [placeholder]')]
      .filter((element) => !element.closest('[lang]:not(html)'))
      .flatMap((element) =>
        ['alt', 'aria-label', 'title', 'placeholder'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      );
    const metas = [
      ...document.querySelectorAll('meta[name="description"], meta[property$=":alt"]'),
    ];
    return [...texts, ...named, ...metas.map((meta) => meta.getAttribute('content') ?? '')];
  });
}

test('every page has a Hindi twin without a word of English, and tells search engines of all', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(inHindi(path));
    await expect(page.locator('html')).toHaveAttribute('lang', hindi.tag);
    const words = (await messagesOf(page)).map((text) =>
      [inHindi(path), ...latinNames].reduce(
        (rest, name) => rest.replaceAll(name, ''),
        text.replaceAll('\u00a0', ' '),
      ),
    );
    expect(
      words.filter((text) => /[A-Za-z]{2,}/.test(text)),
      path,
    ).toEqual([]);

    const alternates = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ...languages.map(({ code, prefix }) => [code, company.siteUrl + localPath(prefix, path)]),
      ['x-default', company.siteUrl + path],
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      company.siteUrl + inHindi(path),
    );

    await openLanguages(page);
    await expect(languageLink(page, english)).toHaveAttribute('href', path);
    await page.goto(path);
    const devanagari = (await messagesOf(page)).filter((text) => /[\u0900-\u097f]/.test(text));
    expect(devanagari, path).toEqual([]);
  }
});
