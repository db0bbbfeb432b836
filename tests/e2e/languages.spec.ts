import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { company } from '../../src/content/messages/en/company';
import { pages } from '../../src/content/pages';
import { localPath } from '../../src/domain/localPath';
import { test } from './site';
import { english, hindi, inHindi } from './twoLanguages';

/** What a prerendered page says to visitors and to machines, read without opening it. */
async function readPage(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const skipped = 'script, style, [lang]:not(html)';
    const texts = all('title, body *')
      .filter((element) => !element.closest(skipped))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    const named = all('[alt], [aria-label], [title], [placeholder]')
      .filter((element) => !element.closest('[lang]:not(html)'))
      .flatMap((element) =>
        ['alt', 'aria-label', 'title', 'placeholder'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      );
    const metas = all('meta[name="description"], meta[property$=":alt"]');
    return {
      lang: parsed.documentElement.lang,
      texts: [...texts, ...named, ...metas.map((meta) => meta.getAttribute('content') ?? '')],
      alternates: all('link[rel="alternate"]').map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
      canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      links: all('header a').map((link) => [link.textContent, link.getAttribute('href')]),
    };
  }, html);
}

test('every page has a Hindi twin, and tells search engines of all its languages', async ({
  page,
  request,
}) => {
  for (const { path } of pages) {
    const twin = await readPage(page, request, inHindi(path));
    expect(twin.lang).toBe(hindi.tag);
    expect(twin.alternates).toEqual([
      ...languages.map(({ code, prefix }) => [code, company.siteUrl + localPath(prefix, path)]),
      ['x-default', company.siteUrl + path],
    ]);
    expect(twin.canonical).toBe(company.siteUrl + inHindi(path));
    expect(twin.links).toContainEqual([english.name, path]);

    const { texts } = await readPage(page, request, path);
    expect(texts.length, path).toBeGreaterThan(100);
    const devanagari = texts.filter((text) => /[\u0900-\u097f]/.test(text));
    expect(devanagari, path).toEqual([]);
  }
});
