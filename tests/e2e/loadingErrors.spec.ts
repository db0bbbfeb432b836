import { expect, type Page } from '@playwright/test';
import { expectReady, openPage, test } from './site';

const aboutChunk = '**/static/js/AboutPage-*.js';
const errorText = 'This page could not be loaded. Check your connection and try again.';

const followAbout = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();

async function expectLoadingError(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Loading error' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(errorText);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectAbout(page: Page) {
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About Us | Saralpay');
  await expectReady(page);
}

/** Counts how often the document at an address is loaded. */
function countLoads(page: Page, path: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage && new URL(request.url()).pathname === path) loads += 1;
  });
  return () => loads;
}

test('a lost chunk shows the loading error between header and footer', async ({
  page,
  problems,
}) => {
  await openPage(page, '/');
  await page.route(aboutChunk, (route) => route.abort());
  await followAbout(page);
  await expectLoadingError(page);
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('Loading error | Saralpay');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).not.toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveTitle('Contact Us | Saralpay');
});

test('trying again loads the page once it can be had', async ({ page }) => {
  await openPage(page, '/');
  await page.route(aboutChunk, (route) => route.abort());
  await followAbout(page);
  await expectLoadingError(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAbout(page);
});

test('trying again while nothing can be had tells again, and still works later', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await context.setOffline(true);
  await followAbout(page);
  await expectLoadingError(page);
  const alert = await page.getByRole('main').getByRole('alert').elementHandle();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => alert?.evaluate((element) => element.isConnected)).toBe(false);
  await expectLoadingError(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAbout(page);
});

test('a chunk that takes 120 seconds shows the loading error', async ({ page }) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  await openPage(page, '/');
  await page.route(aboutChunk, () => new Promise(() => {}));
  await page.clock.pauseAt('2026-11-02T10:10:00+05:30');
  const asked = page.waitForRequest(aboutChunk);
  await followAbout(page);
  await asked;
  await page.clock.fastForward(1000);
  await expect(page.getByRole('status').getByText('Loading the page')).toBeAttached();
  await page.clock.fastForward(118_999);
  await expect(page.getByRole('status').getByText('Loading the page')).toBeAttached();
  await expect(page.getByText(errorText)).toHaveCount(0);
  await page.clock.fastForward(1);
  await expectLoadingError(page);
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
    await openPage(page, '/');
    const loads = countLoads(page, '/about');
    await page.route(aboutChunk, async (route) => {
      if (loads() > 0 && !isGoneForGood) await route.continue();
      else await route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
    });
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/data-deployment="[^"]+"/, 'data-deployment="another"'),
      });
    });
    await followAbout(page);
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'another');
    await expect(page.locator('html')).toHaveAttribute(
      'data-app',
      isGoneForGood ? 'failed' : 'ready',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Banking belongs where people live',
    );
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
  });
}

test('where a host minds letter case, the 404 page goes to the right spelling', async ({
  page,
  request,
}) => {
  const notFound = await (await request.get('/no-such-page')).text();
  await page.route(/\/(joinus|JOINUS)/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  for (const written of ['/joinus', '/JOINUS/?from=card#main']) {
    await page.goto(written);
    await expect(page).toHaveTitle('Join Us | Saralpay');
    await expect(page).toHaveURL(written.replace(/^\/joinus\/?/i, '/JoinUs'));
    await expectReady(page);
  }
});
