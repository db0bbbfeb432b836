import { expect } from '@playwright/test';
import { officeHours } from '#messages/officeHours';
import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { siteFrame } from '#messages/siteFrame';
import { company } from '../../src/content/messages/en/company';
import { paths, productPath } from '../../src/content/paths';
import {
  headerLink,
  menuButton,
  productsButton,
  productsList,
  serviceHeading,
  serviceLink,
} from './frame';
import { local, test } from './site';
import { smoke } from './smoke';

test.use({ javaScriptEnabled: false });

test(
  'Products opens its panel and closes it, and its links and those outside lead on',
  smoke,
  async ({ page }) => {
    await page.goto(local(paths.home));
    const products = productsButton(page);
    const panel = productsList(page);
    await expect(panel).toBeHidden();
    await products.click();
    await expect(panel).toBeVisible();
    await expect(products).toHaveAccessibleName(siteFrame.productsLabel);
    await products.click();
    await expect(panel).toBeHidden();
    await products.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(4, 700);
    await expect(panel).toBeHidden();
    await products.click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await products.click();
    await headerLink(page, paths.about).click();
    await expect(page).toHaveURL(local(paths.about));
    await products.click();
    await serviceLink(page, productPath('utility-payments'), 'recharge').click();
    await expect(page).toHaveURL(local(`${productPath('utility-payments')}#recharge`));
    await expect(
      serviceHeading(page, productPath('utility-payments'), 'recharge'),
    ).toBeInViewport();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the menu opens and its links lead on', smoke, async ({ page }) => {
    await page.goto(local(paths.home));
    const menu = menuButton(page);
    const contactLink = headerLink(page, paths.contact);
    await expect(contactLink).toBeHidden();
    await menu.tap();
    await expect(contactLink).toBeVisible();
    await menu.tap();
    await expect(contactLink).toBeHidden();
    await menu.tap();
    await contactLink.tap();
    await expect(page).toHaveURL(local(paths.contact));
    await expect(contactLink).toBeHidden();
  });
});

test('in the place of each form stands how to write or call', smoke, async ({ page }) => {
  for (const { path, scriptless } of [
    { path: paths.contact, scriptless: contact.form.scriptless },
    { path: paths.join, scriptless: join.form.scriptless },
  ]) {
    await page.goto(local(path));
    const controls = page.locator('main form :is(input, textarea, button, a)');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
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
  }
  for (const { text } of Object.values(join.roles))
    await expect(page.getByText(text)).toBeVisible();
  await page.goto(local(paths.contact));
  await expect(page.getByRole('main')).toContainText(officeHours.plain);
});

test('the animation of About can be paused', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.goto(local(paths.about));
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(running).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: about.map.pauseLabel }).check();
  await expect.poll(running).toBe(0);
  await context.close();
});

test('where reduced motion is asked for the map of About is lit and still and needs no pause', async ({
  page,
}) => {
  await page.goto(local(paths.about));
  await expect(page.getByRole('checkbox', { name: about.map.pauseLabel })).toBeHidden();
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(running).toBe(0);
  const opacitiesOf = (parts: string) =>
    page
      .getByRole('img', { name: about.map.illustrationAlt })
      .locator(parts)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity));
  expect(new Set(await opacitiesOf('.lights, .glow'))).toEqual(new Set(['1']));
  expect(new Set(await opacitiesOf('[class^="walk-"], .ring, .flicker'))).toEqual(new Set(['0']));
});
