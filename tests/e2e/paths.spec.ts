import { expect } from '@playwright/test';
import { join } from '#messages/pages/join';
import { notFound } from '#messages/pages/notFound';
import { company } from '../../src/content/en/company';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { eachLanguage } from './eachLanguage';
import { hydrate, local, openPage, test, titleOf } from './site';

const spellings = [
  { written: '/joinus', canonical: '/JoinUs', isOpened: false },
  { written: '/JOINUS/', canonical: '/JoinUs', isOpened: true },
  { written: '/ABOUT/', canonical: '/about', isOpened: false },
  { written: '/Contact?from=card', canonical: '/contact', isOpened: true },
  { written: '/Thanks', canonical: '/thanks', isOpened: false },
  { written: '/thanks', canonical: '/thanks', isOpened: false },
  { written: '/thanks/', canonical: '/thanks', isOpened: false },
  { written: '/products/Micro-ATM/', canonical: '/products/micro-atm', isOpened: true },
];

test(
  'a page is found by other spellings of its path',
  eachLanguage,
  async ({ page, request, problems }) => {
    for (const { written, canonical } of spellings) {
      const [served, prerendered] = await Promise.all(
        [written, canonical].map((path) => request.get(local(path))),
      );
      expect(served?.status()).toBe(200);
      expect(await served?.text()).toBe(await prerendered?.text());
    }
    for (const { written, canonical } of spellings.filter(({ isOpened }) => isOpened)) {
      await page.goto(local(written));
      await hydrate(page);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        company.siteUrl + local(canonical),
      );
      await expect(page).toHaveURL(local(written));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.title);
      expect(problems).toEqual([]);
    }
  },
);

test('where a host minds letter case, the 404 page goes to the right spelling', async ({
  page,
  request,
}) => {
  const html = await (await request.get(local('/no-such-page'))).text();
  await page.route(/\/(joinus|JOINUS)/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  );
  for (const written of ['/joinus', '/JOINUS/?from=card#main']) {
    await page.goto(local(written));
    await expect(page).toHaveTitle(titleOf(join));
    await expect(page).toHaveURL(local(written.replace(/^\/joinus\/?/i, paths.join)));
    await hydrate(page);
  }
});

test('unknown paths answer 404 with the page that says so', eachLanguage, async ({ page }) => {
  for (const address of ['/no-such-page', '/about/more', '/static/js/gone.js', '/%E0%A4']) {
    const response = await page.goto(local(address));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

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
