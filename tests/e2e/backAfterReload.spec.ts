import { expect, type Page } from '@playwright/test';
import { loadingError } from '#messages/siteFrame';
import { paths } from '../../src/content/paths';
import { aboutChunk, expectLoadingError, expectPage, follow, followAbout } from './loadingPage';
import { holdScripts, hydrate, local, openPage, saveData, test } from './site';
import { startUnreliableServer } from './unreliableServer';

/** Opens two pages in one document, the second by a link within the application. */
async function openBoth(page: Page, [first, second]: readonly [string, string]) {
  await openPage(page, first);
  await follow(page, second);
  await expectPage(page, second);
}

/** Expects the page of a path, and that the application takes it over. */
async function expectHydrated(page: Page, path: string) {
  await expectPage(page, path);
  await hydrate(page);
  await expectPage(page, path);
}

test('Back and Forward show the page of the URL after a reload', async ({ page, problems }) => {
  await openBoth(page, [paths.contact, paths.join]);
  await page.reload();
  await page.goBack();
  await expectHydrated(page, paths.contact);
  await page.reload();
  await page.goForward();
  await expectHydrated(page, paths.join);
  expect(problems).toEqual([]);
});

test('Back shows the page of the URL where a reloaded page is hydrating', async ({ page }) => {
  await openBoth(page, [paths.join, paths.contact]);
  const release = await holdScripts(page);
  await page.reload();
  await page.getByRole('textbox').first().focus();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'starting');
  await page.goBack();
  await expectPage(page, paths.join);
  await release();
  await expectHydrated(page, paths.join);
});

test('Back shows the page of the URL where a reloaded page has arrived in part', async ({
  page,
  baseURL,
}) => {
  const server = await startUnreliableServer(String(baseURL));
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto(server.url + local(paths.join));
  await hydrate(page);
  await follow(page, paths.about);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${local(paths.about)}$`));
  let arrive = () => {};
  server.change = (path, answer) => {
    const [head = '', rest = ''] = answer.body.split('</head>');
    const late = new Promise<string>((resolve) => {
      arrive = () => resolve(`</head>${rest}`);
    });
    return path === local(paths.about) ? { ...answer, body: head, rest: late } : answer;
  };
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('head > script:not([type])')).toHaveCount(1);
  await page.goBack({ waitUntil: 'commit' });
  await expect(canonical).toHaveAttribute('href', new RegExp(`${local(paths.join)}$`));
  await expect(page).toHaveURL(server.url + local(paths.join));
  arrive();
  server.close();
});

test('Back shows the former page after the loading error’s own reload', async ({ page }) => {
  await saveData(page);
  await openPage(page, paths.home);
  await page.route(aboutChunk, (route) => route.abort());
  await followAbout(page);
  await expectLoadingError(page);
  await page.unroute(aboutChunk);
  await page.getByRole('button', { name: loadingError.retryLabel }).click();
  await expectPage(page, paths.about);
  await page.goBack();
  await expectHydrated(page, paths.home);
});
