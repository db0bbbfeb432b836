import { expect, type Page } from '@playwright/test';
import { notFound } from '#messages/pages/notFound';
import { languages } from '../../src/content/languages';
import { company } from '../../src/content/messages/en/company';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { spellings, unknownPaths } from '../spellings';
import { eachLanguage } from './eachLanguage';
import { hydrate, local, openPage, test, titleOf } from './site';
import { english, hindi } from './twoLanguages';
import { startUnreliableServer } from './unreliableServer';

test('a page is served at other spellings of its URL', async ({ request, baseURL }) => {
  for (const [written, canonical] of spellings) {
    const [served, prerendered] = await Promise.all(
      [written, canonical].map((path) => request.get(baseURL + path)),
    );
    expect(served?.status(), written).toBe(200);
    expect(await served?.text(), written).toBe(await prerendered?.text());
  }
});

/** Opens a URL and hydrates its page, which stays what it was. */
async function takeOver(page: Page, url: string) {
  await page.goto(url);
  const heading = page.getByRole('heading', { level: 1 });
  const text = String(await heading.textContent());
  await hydrate(page);
  await expect(heading).toHaveText(text);
}

/** One of each way of writing; the rule itself is asked of all by a unit test. */
const someSpellings = spellings.filter(([written]) =>
  ['/JOINUS/', '//about//', '/products%2Fmicro-atm', '/HI/ABOUT/', '/BN/help'].includes(written),
);

test('the application takes over a page at other spellings of its URL', async ({
  page,
  problems,
  baseURL,
}) => {
  expect(someSpellings).toHaveLength(5);
  for (const [written, canonical] of someSpellings) {
    await takeOver(page, `${baseURL}${written}?from=card`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      company.siteUrl + canonical,
    );
    const isReadByRouter = !/%|\/\//.test(written);
    await expect(page).toHaveURL(`${baseURL}${isReadByRouter ? written : canonical}?from=card`);
    const link = page.locator(`a[hreflang="${languages[0].code}"]`).first();
    if (canonical.startsWith('/hi'))
      await expect(link).toHaveAttribute('href', canonical.replace('/hi', ''));
  }
  expect(problems).toEqual([]);
});

test('where a host minds letter case, the 404 page goes to the right spelling', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get(local('/no-such-page'))).text();
  const canonicals = new Set<string>(spellings.map(([, canonical]) => canonical));
  await page.route('**', async (route) => {
    const isLost =
      route.request().isNavigationRequest() &&
      !canonicals.has(new URL(route.request().url()).pathname);
    if (isLost) await route.fulfill({ status: 404, contentType: 'text/html', body: html });
    else await route.continue();
  });
  for (const [written, canonical] of someSpellings) {
    await page.goto(`${baseURL}${written}?from=card#main`);
    await expect(page).toHaveURL(`${canonical}?from=card#main`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      company.siteUrl + canonical,
    );
  }
});

test('where a host takes a slash away and minds letter case, the 404 page goes to the right spelling', async ({
  page,
  request,
  baseURL,
}) => {
  const server = await startUnreliableServer(String(baseURL));
  const body = await (await request.get(local('/no-such-page'))).text();
  const lower = local(paths.join).toLowerCase();
  server.change = (path, answer) => {
    const headers = { location: lower };
    if (path === `${lower}/`) return { ...answer, status: 301, headers, body: '' };
    return path === lower ? { ...answer, status: 404, body } : answer;
  };
  await page.goto(`${server.url}${lower}/`);
  await expect(page).toHaveURL(server.url + local(paths.join));
  server.close();
});

test('where a host redirects to small letters and has no page there, the 404 page stays', async ({
  page,
  request,
  baseURL,
}) => {
  const server = await startUnreliableServer(String(baseURL));
  const body = await (await request.get(local('/no-such-page'))).text();
  const wanted = local(paths.join);
  const lower = wanted.toLowerCase();
  server.change = (path, answer) => {
    if (path === wanted) return { ...answer, status: 301, headers: { location: lower }, body: '' };
    return path === lower ? { ...answer, status: 404, body } : answer;
  };
  await page.goto(server.url + wanted);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  expect(server.asked.filter((path) => path === wanted)).toHaveLength(2);
  server.close();
});

test('a path without a page is answered in the language that it begins with', async ({
  request,
  baseURL,
}) => {
  for (const [path, prefix] of unknownPaths) {
    const response = await request.get(baseURL + path);
    expect(response.status(), path).toBe(404);
    const { tag } = languages.find((language) => language.prefix === prefix) ?? languages[0];
    expect(await response.text(), path).toContain(`<html lang="${tag}"`);
  }
});

test('the application takes over the 404 page of the language that a path begins with', async ({
  page,
  problems,
  baseURL,
}) => {
  for (const [path, { tag }] of [
    ['/about/hi', english],
    ['/%68i/no-such-page', hindi],
    ['/hi/no-such-file.png', hindi],
  ] as const) {
    await takeOver(page, `${baseURL}${path}?from=card`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveURL(/from=card$/);
  }
  // The browser reports the status itself.
  expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
});

test(
  'unknown paths answer 404 with the page that says so',
  eachLanguage,
  async ({ request, baseURL }) => {
    for (const address of ['/no-such-page', '/about/more', '/static/js/gone.js', '/%E0%A4']) {
      const response = await request.get(baseURL + local(address));
      expect(response.status(), address).toBe(404);
      const html = await response.text();
      expect(html).toContain(`${notFound.title}</h1>`);
      expect(html).toMatch(/<meta name="robots" content="noindex"\s*\/?>/);
    }
  },
);

test('the 404 page has header, footer and ways on that work', async ({ page }) => {
  await openPage(page, '/no-such-page');
  await expect(page).toHaveTitle(titleOf(notFound));
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: products[1].name }).click();
  await expect(page).toHaveURL(local(products[1].path));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
