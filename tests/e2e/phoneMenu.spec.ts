import { expect } from '@playwright/test';
import { paths, productPath } from '../../src/content/paths';
import {
  headerLink,
  loginLink,
  menu,
  menuButton,
  serviceHeading,
  serviceLink,
  servicesButton,
} from './frame';
import { hasFocusWithin, local, openPage, settle, test } from './site';
import { smoke } from './smoke';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await openPage(page, paths.home);
});

test('the page behind the open menu cannot be scrolled', async ({ page }) => {
  await menuButton(page).tap();
  for (const services of await menu(page).locator('summary').all()) await services.tap();
  await page.mouse.move(180, 400);
  const isAtMenuEnd = () =>
    menu(page).evaluate((element) => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 1;
    });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000);
      return isAtMenuEnd();
    })
    .toBe(true);
  await page.mouse.wheel(0, 2000);
  await page.mouse.move(100, 20);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('End');
  await settle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await menuButton(page).tap();
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('Tab never reaches the page behind the open menu, and Escape closes it', async ({ page }) => {
  await menuButton(page).tap();
  await menuButton(page).focus();
  await page.keyboard.press('Tab');
  expect(await hasFocusWithin(menu(page))).toBe(true);
  const stops = await menu(page).getByRole('link').count();
  expect(stops).toBeGreaterThan(7);
  for (let stop = 1; stop < stops + 5; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocusWithin(page.locator('main, footer'))).toBe(false);
  }
  await menuButton(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('Contact Us, Login and Join Us are in view, and services are folded', async ({ page }) => {
  await menuButton(page).tap();
  const links = [headerLink(page, paths.contact), loginLink(page), headerLink(page, paths.join)];
  for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
  const service = serviceLink(page, productPath('micro-atm'), 'balance-enquiry');
  await expect(service).toBeHidden();
  await servicesButton(page, productPath('micro-atm')).tap();
  await expect(service).toBeVisible();
  for (const link of links.slice(1)) await expect(link).toBeInViewport({ ratio: 1 });
});

test('following a link of the menu closes it and opens the page', smoke, async ({ page }) => {
  await menuButton(page).tap();
  await servicesButton(page, productPath('travel-services')).tap();
  await serviceLink(page, productPath('travel-services'), 'railway-ticket').tap();
  await expect(page).toHaveURL(local(`${productPath('travel-services')}#railway-ticket`));
  await expect(menu(page)).toBeHidden();
  await expect(
    serviceHeading(page, productPath('travel-services'), 'railway-ticket'),
  ).toBeInViewport();
  await menuButton(page).tap();
  await headerLink(page, paths.about).tap();
  await expect(page).toHaveURL(local(paths.about));
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toBeVisible();
});
