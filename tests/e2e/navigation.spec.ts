import { expect } from '@playwright/test';
import { company } from '#messages/company';
import { privacy } from '#messages/legal/privacy';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { siteFrame } from '#messages/siteFrame';
import { paths, productPath } from '../../src/content/paths';
import { fillPlaceholders } from '../../src/domain/fillPlaceholders';
import { eachLanguage } from './eachLanguage';
import {
  footerLink,
  headerLink,
  loginLink,
  productsButton,
  productsList,
  serviceHeading,
  serviceLink,
} from './frame';
import { announcementOf, collectRequests, local, openPage, saveData, test, titleOf } from './site';
import { smoke } from './smoke';

test.describe('the header', () => {
  test('leads to its pages without loading the site anew', async ({ page }) => {
    await openPage(page, paths.terms);
    const requests = collectRequests(page);
    for (const path of [paths.home, paths.about, paths.contact, paths.join]) {
      const link = headerLink(page, path);
      await link.click();
      await expect(page).toHaveURL(local(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    const documents = requests.filter((request) => request.isNavigationRequest());
    expect(documents.filter((request) => request.frame() === page.mainFrame())).toEqual([]);
  });

  test('Login leaves for the configured host', async ({ page }) => {
    await openPage(page, paths.home);
    await page.route(company.loginUrl, (route) => route.fulfill({ body: 'Login' }));
    const request = page.waitForRequest(company.loginUrl);
    await loginLink(page).click();
    expect((await request).method()).toBe('GET');
    await page.waitForURL(company.loginUrl);
    expect(new URL(page.url()).host).not.toBe(new URL(company.siteUrl).host);
  });
});

test.describe('a way to another page', () => {
  test(
    'is announced, moves the focus to its heading and changes title and canonical URL',
    eachLanguage,
    async ({ page }) => {
      await openPage(page, paths.home);
      const announced = page
        .getByRole('status')
        .filter({ hasText: fillPlaceholders(siteFrame.pageAnnouncement, {}) });
      await expect(announced).toHaveCount(0);
      await headerLink(page, paths.about).click();
      await expect(announced).toHaveText(announcementOf(about));
      await footerLink(page, paths.privacy).click();
      await expect(page).toHaveURL(local(paths.privacy));
      await expect(announced).toHaveText(announcementOf(privacy));
      await expect(page).toHaveTitle(titleOf(privacy));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const [selector, attribute, value] of [
        ['link[rel="canonical"]', 'href', company.siteUrl + local(paths.privacy)],
        ['meta[property="og:url"]', 'content', company.siteUrl + local(paths.privacy)],
        ['meta[property="og:title"]', 'content', titleOf(privacy)],
      ] as const) {
        const element = page.locator(`head ${selector}`);
        await expect(element).toHaveCount(1);
        await expect(element).toHaveAttribute(attribute, value);
      }
      await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
    },
  );

  test('can be taken back to where the visitor was', async ({ page }) => {
    await openPage(page, paths.home);
    const joinLink = page.getByRole('main').getByRole('link', { name: home.join.label }).last();
    await joinLink.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(1000);
    await joinLink.click();
    await expect(page).toHaveURL(local(paths.join));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(local(paths.home));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(page).toHaveTitle(titleOf(home));
    await page.goForward();
    await expect(page).toHaveURL(local(paths.join));
    await expect(page).toHaveTitle(titleOf(join));
  });
});

test(
  'a service leads from the Products panel to its heading, also on the same page',
  smoke,
  async ({ page }) => {
    await openPage(page, paths.home);
    const path = productPath('aadhaar-banking');
    for (const service of ['mini-statement', 'aadhaar-pay']) {
      await productsButton(page).click();
      await serviceLink(page, path, service).click();
      await expect(page).toHaveURL(local(`${path}#${service}`));
      const heading = serviceHeading(page, path, service);
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(productsList(page)).toBeHidden();
    }
  },
);

test('an address with an anchor opens at the anchor', async ({ page }) => {
  await openPage(page, `${productPath('micro-atm')}#balance-enquiry`);
  await expect(serviceHeading(page, productPath('micro-atm'), 'balance-enquiry')).toBeInViewport();
});

test.describe('Home', () => {
  test('Get Started Now does nothing', async ({ page }) => {
    await saveData(page);
    await openPage(page, paths.home);
    await page.evaluate(() => document.fonts.ready);
    const requests = collectRequests(page);
    const content = await page.getByRole('main').innerHTML();
    const button = page.getByRole('button', { name: home.hero.startLabel });
    await expect(button).toHaveAttribute('type', 'button');
    await button.click();
    await button.press('Enter');
    await expect(page).toHaveURL(local(paths.home));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(await page.getByRole('main').innerHTML()).toBe(content);
    const asked = requests.filter((request) => !request.url().endsWith('/favicon.svg'));
    expect(asked.map((request) => request.url())).toEqual([]);
  });

  test('shows what the specification lists, and its scroll indicator brings the welcome section into view', async ({
    page,
  }) => {
    await openPage(page, paths.home);
    const welcome = page.getByRole('heading', { name: home.welcome.title });
    await expect(welcome).not.toBeInViewport();
    await page.getByRole('link', { name: home.hero.scrollLabel }).click();
    await expect(welcome).toBeInViewport({ ratio: 1 });

    for (const { title } of [home.stats, ...Object.values(home.features.cards)]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
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
