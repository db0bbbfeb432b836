import { expect } from '@playwright/test';
import { about } from '#messages/pages/about';
import { paths } from '../../src/content/paths';
import { kindsOfPages } from './kindsOfPages';
import { aboutChunk, countLoads, expectPage, follow, followAbout } from './loadingPage';
import { hydrate, local, openPage, saveData, scriptFiles, test } from './site';

test.beforeEach(({ page }) => saveData(page));

test('after each new deployment that removed its script, a page of each kind is loaded anew, once', async ({
  page,
}) => {
  let deployment = 0;
  let isRemoved = false;
  await openPage(page, paths.terms);
  await page.route(scriptFiles, (route) =>
    isRemoved ? route.fulfill({ status: 404, contentType: 'text/html' }) : route.continue(),
  );
  const visited = kindsOfPages.filter((path) => path !== paths.terms);
  await page.route(
    (url) => visited.some((path) => local(path) === url.pathname),
    async (route) => {
      if (route.request().isNavigationRequest()) isRemoved = false;
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/data-deployment="[^"]+"/, `data-deployment="${deployment}"`);
      await route.fulfill({ response, body });
    },
  );
  for (const path of visited) {
    const loads = countLoads(page, path);
    deployment += 1;
    isRemoved = true;
    await follow(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-deployment', String(deployment));
    await hydrate(page);
    await expectPage(page, path);
    expect(loads()).toBe(1);
  }
});

test('a chunk that a new deployment lacks as well does not end in a loop', async ({ page }) => {
  await openPage(page, paths.home);
  const loads = countLoads(page, paths.about);
  await page.route(aboutChunk, async (route) => {
    await route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
  });
  await page.route(local(paths.about), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/data-deployment="[^"]+"/, 'data-deployment="another"'),
    });
  });
  await followAbout(page);
  await expect(page.locator('html')).toHaveAttribute('data-deployment', 'another');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
  expect(loads()).toBe(1);
});
