import { expect } from '@playwright/test';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/en/pages/contact';
import { join } from '../../src/content/en/pages/join';
import { test } from './site';

test.use({ javaScriptEnabled: false });

test('Products opens its panel and closes it, and its links lead on', async ({ page }) => {
  await page.goto('/');
  const products = page.getByRole('button', { name: 'Products' });
  const panel = page.getByRole('list', { name: 'All products and services' });
  await expect(panel).toBeHidden();
  await products.click();
  await expect(panel).toBeVisible();
  await expect(products).toHaveAccessibleName('Products');
  await products.click();
  await expect(panel).toBeHidden();
  await products.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(4, 400);
  await expect(panel).toBeHidden();
  await products.click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await products.click();
  await panel.getByRole('link', { name: 'Recharge' }).click();
  await expect(page).toHaveURL('/products/utility-payments#recharge');
  await expect(page.getByRole('heading', { name: 'Recharge', level: 2 })).toBeInViewport();
});

test('a click outside the Products panel still does what was clicked', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Products' }).click();
  await expect(page.getByRole('list', { name: 'All products and services' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the menu opens and its links lead on', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const contactLink = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
    await expect(contactLink).toBeHidden();
    await menu.tap();
    await expect(contactLink).toBeVisible();
    await menu.tap();
    await expect(contactLink).toBeHidden();
    await menu.tap();
    await contactLink.tap();
    await expect(page).toHaveURL('/contact');
    await expect(contactLink).toBeHidden();
  });
});

for (const { path, scriptless } of [
  { path: '/contact', scriptless: contact.form.scriptless },
  { path: '/JoinUs', scriptless: join.form.scriptless },
]) {
  test(`in the place of the form of ${path} stands how to write or call`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main form')).toBeHidden();
    const title = page.getByRole('heading', { name: scriptless.title });
    await expect(title).toBeVisible();
    const standIn = title.locator('..');
    await expect(standIn.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(standIn.getByRole('link', { name: company.phoneDisplay })).toHaveAttribute(
      'href',
      `tel:${company.phone}`,
    );
  });
}

test('the animation of About can be paused', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.goto('/about');
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(running).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: 'Pause the animation' }).check();
  await expect.poll(running).toBe(0);
  await context.close();
});

test('where reduced motion is asked for nothing moves and nothing needs a pause', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('checkbox', { name: 'Pause the animation' })).toBeHidden();
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(running).toBe(0);
});
