import { expect } from '@playwright/test';
import { company } from '../../src/content/company';
import { collectRequests, openPage, saveData, scriptFiles, test } from './site';

test.describe('the header', () => {
  for (const { name, path } of [
    { name: 'Home', path: '/' },
    { name: 'About Us', path: '/about' },
    { name: 'Contact Us', path: '/contact' },
    { name: 'Join Us', path: '/JoinUs' },
  ]) {
    test(`${name} leads to ${path} without loading the site anew`, async ({ page }) => {
      await openPage(page, '/terms');
      const requests = collectRequests(page);
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const documents = requests.filter((request) => request.isNavigationRequest());
      expect(documents.filter((request) => request.frame() === page.mainFrame())).toEqual([]);
    });
  }

  test('Login leaves for the configured host', async ({ page }) => {
    await openPage(page, '/');
    await page.route(company.loginUrl, (route) => route.fulfill({ body: 'Login' }));
    const request = page.waitForRequest(company.loginUrl);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    expect((await request).method()).toBe('GET');
    await page.waitForURL(company.loginUrl);
    expect(new URL(page.url()).host).not.toBe(new URL(company.siteUrl).host);
  });
});

test.describe('a way to another page', () => {
  test('moves the focus to its heading and changes title and canonical address', async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page).toHaveTitle('Privacy Policy | Saralpay');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const [selector, attribute, value] of [
      ['link[rel="canonical"]', 'href', `${company.siteUrl}/privacy`],
      ['meta[property="og:url"]', 'content', `${company.siteUrl}/privacy`],
      ['meta[property="og:title"]', 'content', 'Privacy Policy | Saralpay'],
    ] as const) {
      const element = page.locator(`head ${selector}`);
      await expect(element).toHaveCount(1);
      await expect(element).toHaveAttribute(attribute, value);
    }
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  });

  test('is announced', async ({ page }) => {
    await openPage(page, '/');
    const announced = page.getByRole('status').filter({ hasText: 'Page opened:' });
    await expect(announced).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(announced).toHaveText('Page opened: About Us | Saralpay');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(announced).toHaveText('Page opened: Contact Us | Saralpay');
  });

  test('can be taken back to where the visitor was', async ({ page }) => {
    await openPage(page, '/');
    const join = page.getByRole('main').getByRole('link', { name: 'Join Us' }).last();
    await join.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(1000);
    await join.click();
    await expect(page).toHaveURL('/JoinUs');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(page).toHaveTitle('Saralpay');
    await page.goForward();
    await expect(page).toHaveURL('/JoinUs');
    await expect(page).toHaveTitle('Join Us | Saralpay');
  });

  test('is a plain load where the application has not started', async ({ page }) => {
    await page.route(scriptFiles, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page).toHaveTitle('About Us | Saralpay');
  });
});

test('an address with an anchor opens at the anchor', async ({ page }) => {
  await openPage(page, '/products/micro-atm#balance-enquiry');
  await expect(page.getByRole('heading', { name: 'Balance enquiry', level: 2 })).toBeInViewport();
});

test.describe('Home', () => {
  test('Get Started Now does nothing', async ({ page }) => {
    await saveData(page);
    await openPage(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const requests = collectRequests(page);
    const content = await page.getByRole('main').innerHTML();
    const button = page.getByRole('button', { name: 'Get Started Now' });
    await expect(button).toHaveAttribute('type', 'button');
    await button.click();
    await button.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(await page.getByRole('main').innerHTML()).toBe(content);
    const asked = requests.filter((request) => !request.url().endsWith('/favicon.svg'));
    expect(asked.map((request) => request.url())).toEqual([]);
  });

  test('the scroll indicator brings the welcome section into view', async ({ page }) => {
    await openPage(page, '/');
    const welcome = page.getByRole('heading', { name: 'Welcome to Saralpay' });
    await expect(welcome).not.toBeInViewport();
    await page.getByRole('link', { name: 'Scroll to welcome' }).click();
    await expect(welcome).toBeInViewport({ ratio: 1 });
  });

  test('shows what the specification lists', async ({ page }) => {
    await page.goto('/');
    for (const name of [
      'Trusted by people all over the world',
      'Wide Range of Payment Options',
      'Real-Time Reporting & Analytics',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    const main = page.getByRole('main');
    for (const { value, label } of company.statistics) {
      await expect(main.getByText(value, { exact: true })).toBeVisible();
      await expect(main.getByText(label, { exact: true })).toBeVisible();
    }
    for (const name of company.partners) {
      await expect(main.getByRole('img', { name })).toBeVisible();
    }
  });
});
