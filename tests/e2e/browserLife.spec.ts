import { expect } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { paths, productPath } from '../../src/content/paths';
import { fillQuery, queryField } from './contactPage';
import {
  footerLink,
  headerLink,
  loginLink,
  menuButton,
  productsButton,
  serviceLink,
} from './frame';
import { announcementOf, local, openPage, saveData, settle, test, titleOf } from './site';

// Chromium under Playwright keeps no page in its cache: what it does on leaving and coming back is done by hand.
test('a page that is left with an open menu comes back with it closed, and works', async ({
  page,
}) => {
  await openPage(page, paths.home);
  const products = productsButton(page);
  const link = serviceLink(page, productPath('utility-payments'), 'recharge');
  await products.click();
  await expect(link).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(link).toBeHidden();
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await products.click();
  await link.click();
  await expect(page).toHaveURL(local(`${productPath('utility-payments')}#recharge`));
});

test('of two links followed in haste the last wins, whichever page comes first', async ({
  page,
  problems,
}) => {
  await saveData(page);
  await openPage(page, paths.home);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/AboutPage-/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/AboutPage-/);
  await headerLink(page, paths.about).click();
  await asked;
  await headerLink(page, paths.contact).click();
  const expectContact = async () => {
    await expect(page).toHaveURL(local(paths.contact));
    await expect(page).toHaveTitle(titleOf(contact));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(announcementOf(contact))).toBeAttached();
  };
  await expectContact();
  const arrived = page.waitForResponse(/AboutPage-/);
  release();
  await (await arrived).finished();
  await settle(page);
  await expectContact();
  await page.goBack();
  await expect(page).toHaveURL(local(paths.home));
  expect(problems).toEqual([]);
});

// 1280 by 1024 at 400 %.
for (const path of [paths.contact, productPath('micro-atm')]) {
  test(`${path} can be read and used at a zoom of 400 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThan(256 / 3);
    // Wherever the focus goes, what has it stands in sight and under nothing.
    const covered = await page.evaluate(() => {
      const stops = document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, textarea, select, summary)',
      );
      return [...stops]
        .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
        .filter((stop) => {
          stop.focus();
          const { left, right, top, bottom } = stop.getBoundingClientRect();
          const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return uppermost !== null && !stop.contains(uppermost) && !uppermost.contains(stop);
        })
        .map((stop) => stop.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
    await menuButton(page).click();
    const last = loginLink(page);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    if (path !== paths.contact) return;
    await menuButton(page).click();
    await fillQuery(page);
    await queryField(page, 'city').fill('');
    await queryField(page, 'city').press('Enter');
    await expect(page.getByText(contactMessages.cityRequired)).toBeInViewport();
    await expect(queryField(page, 'city')).toBeFocused();
  });
}

test('a browser without popovers keeps the plain page, with ways to write and to every page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await page.route(/\/contact$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(':popover-open', ':popover-unknown')
      // What is changed here is not what the policy has the hashes of.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ status: 200, headers, body: html });
  });
  await page.goto(local(paths.contact));
  await queryField(page, 'name').fill('Asha Devi');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await expect(page.getByText(contact.form.scriptless.text)).toBeVisible();
  await expect(productsButton(page)).toBeHidden();
  await expect(page.locator('#products-panel')).toBeHidden();
  await footerLink(page, paths.about).click();
  await expect(page).toHaveTitle(titleOf(about));
});
