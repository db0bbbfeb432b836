import { expect } from '@playwright/test';
import { about } from '#messages/pages/about';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { aboutChunk, countLoads, expectPage, follow, followAbout } from './loadingPage';
import { hydrate, local, openPage, saveData, scriptFiles, test } from './site';

test.beforeEach(({ page }) => saveData(page));

test('after each new deployment that removed its script, every page is loaded anew, once', async ({
  page,
}) => {
  let deployment = 0;
  let isRemoved = false;
  await openPage(page, paths.terms);
  await page.route(scriptFiles, (route) =>
    isRemoved ? route.fulfill({ status: 404, contentType: 'text/html' }) : route.continue(),
  );
  await page.route(
    (url) => pages.some(({ path }) => local(path) === url.pathname),
    async (route) => {
      if (route.request().isNavigationRequest()) isRemoved = false;
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/data-deployment="[^"]+"/, `data-deployment="${deployment}"`);
      await route.fulfill({ response, body });
    },
  );
  for (const { path } of pages.filter((route) => route.path !== paths.terms)) {
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

for (const { name, isGoneForGood } of [
  {
    name: 'a new deployment that removed a chunk ends in one load of the right page',
    isGoneForGood: false,
  },
  {
    name: 'a chunk that a new deployment lacks as well does not end in a loop',
    isGoneForGood: true,
  },
]) {
  test(name, async ({ page }) => {
    await openPage(page, paths.home);
    const loads = countLoads(page, paths.about);
    await page.route(aboutChunk, async (route) => {
      if (loads() > 0 && !isGoneForGood) await route.continue();
      else await route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
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
    await expect(page.locator('html')).toHaveAttribute(
      'data-app',
      isGoneForGood ? 'failed' : 'ready',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
  });
}
