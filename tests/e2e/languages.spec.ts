import { expect, type Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { pages } from '../../src/content/pages';
import { test } from './site';
import { english, hindi, inHindi, switchTo } from './twoLanguages';

/** Names that stand in Latin letters in Hindi too: of the company, its partners and languages. */
const latinNames = [
  company.legalName,
  company.cin,
  // A page may break it after its sign.
  ...company.email.split(/(?<=@)/),
  company.name,
  ...company.partners,
  ...company.social.map(({ network }) => network),
  english.name,
  'name@example.com',
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

for (const { path } of pages) {
  test(`${path} has a Hindi twin without a word of English, and tells search engines of both`, async ({
    page,
  }) => {
    await page.goto(inHindi(path));
    await expect(page.locator('html')).toHaveAttribute('lang', hindi.tag);
    const words = (await messagesOf(page)).map((text) =>
      latinNames.reduce((rest, name) => rest.replaceAll(name, ''), text),
    );
    expect(words.filter((text) => /[A-Za-z]{2,}/.test(text))).toEqual([]);

    const alternates = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ['en', company.siteUrl + path],
      ['hi', company.siteUrl + inHindi(path)],
      ['x-default', company.siteUrl + path],
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      company.siteUrl + inHindi(path),
    );

    await switchTo(page, english).click();
    await expect(page).toHaveURL(path);
    const devanagari = (await messagesOf(page)).filter((text) => /[\u0900-\u097f]/.test(text));
    expect(devanagari).toEqual([]);
  });
}
