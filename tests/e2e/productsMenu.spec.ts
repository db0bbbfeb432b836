import { expect, type Page } from '@playwright/test';
import { siteFrame } from '#messages/siteFrame';
import { paths, productPath } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { headerLink, productsButton, productsList, serviceHeading, serviceLink } from './frame';
import { hasFocusWithin, local, openPage, test } from './site';

async function expectOpen(page: Page) {
  await expect(productsList(page)).toBeVisible();
  await expect(productsButton(page)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page) {
  await expect(productsList(page)).toBeHidden();
  await expect(productsButton(page)).toHaveAttribute('aria-expanded', 'false');
}

test.beforeEach(async ({ page }) => {
  await openPage(page, paths.home);
});

test('the panel opens and closes by click, Escape returns the focus to Products, and a click outside follows its link', async ({
  page,
}) => {
  await expectClosed(page);
  await productsButton(page).click();
  await expectOpen(page);
  await productsButton(page).click();
  await expectClosed(page);

  await productsButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await hasFocusWithin(productsList(page))).toBe(true);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(productsButton(page)).toBeFocused();

  await productsButton(page).click();
  await expectOpen(page);
  await headerLink(page, paths.about).click();
  await expect(page).toHaveURL(local(paths.about));
  await expectClosed(page);
});

test('each product leads from the panel to its page', async ({ page }) => {
  for (const { name, path } of products) {
    await productsButton(page).click();
    await productsList(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(local(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectClosed(page);
  }
});

test('a service leads from the panel to its heading, also on the same page', async ({ page }) => {
  await productsButton(page).click();
  await serviceLink(page, productPath('aadhaar-banking'), 'mini-statement').click();
  await expect(page).toHaveURL(local(`${productPath('aadhaar-banking')}#mini-statement`));
  const miniStatement = serviceHeading(page, productPath('aadhaar-banking'), 'mini-statement');
  await expect(miniStatement).toBeFocused();
  await expect(miniStatement).toBeInViewport();

  await productsButton(page).click();
  await serviceLink(page, productPath('aadhaar-banking'), 'aadhaar-pay').click();
  await expect(page).toHaveURL(local(`${productPath('aadhaar-banking')}#aadhaar-pay`));
  const aadhaarPay = serviceHeading(page, productPath('aadhaar-banking'), 'aadhaar-pay');
  await expect(aadhaarPay).toBeFocused();
  await expect(aadhaarPay).toBeInViewport();
  await expectClosed(page);
});

test('the panel opens by touch and closes by a touch outside', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openPage(page, paths.home);
  await productsButton(page).tap();
  await expectOpen(page);
  await page.getByRole('link', { name: siteFrame.homeLabel }).tap();
  await expectClosed(page);
  await context.close();
});
