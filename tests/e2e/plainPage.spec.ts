import { expect } from '@playwright/test';
import { contact } from '../../src/content/en/pages/contact';
import { paths } from '../../src/content/paths';
import { queryField, sendButton } from './contactPage';
import { expectPage, faults, ownChunks } from './loadingPage';
import { expectReady, test } from './site';

for (const { part, pattern } of [
  { part: 'the application', pattern: /\/static\/js\/index-/ },
  { part: 'a script that all pages share', pattern: /\/static\/js\/rolldown-runtime-/ },
  { part: 'the script of the page', pattern: ownChunks },
]) {
  test(`where ${part} does not come, the page works as plain HTML and a submit tries again`, async ({
    page,
  }) => {
    for (const answer of Object.values(faults)) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.route(pattern, answer);
      await page.goto(paths.contact);
      await queryField(page, 'name').fill('Asha Devi');
      await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
      await expect(page.getByText(contact.form.scriptless.text)).toBeVisible();

      const bar = page.getByRole('banner');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(bar.getByRole('link', { name: 'About Us' })).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: 'Products' }).click();
      await expect(bar.getByRole('link', { name: 'Recharge' })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.unrouteAll();
      await sendButton(page).click();
      await expectReady(page);
      await expect(page.getByText('Please enter your email address.')).toBeVisible();
      await expect(queryField(page, 'name')).toHaveValue('Asha Devi');
      await expect(page.getByText(contact.form.scriptless.text)).toBeHidden();
    }
    await page.route(pattern, (route) => route.abort());
    await page.goto(paths.contact);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expectPage(page, paths.about);
  });
}

test('an application that takes 120 seconds is given up in sight, and may still come', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/static\/js\/index-/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(paths.contact);
  await queryField(page, 'name').fill('Asha Devi');
  await sendButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'starting');
  await page.clock.pauseAt('2026-11-02T10:01:50+05:30');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'starting');
  await page.clock.fastForward(20_000);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await expect(page.getByText(contact.form.scriptless.text)).toBeVisible();

  open();
  await page.clock.resume();
  await expectReady(page);
  await expect(queryField(page, 'name')).toHaveValue('Asha Devi');
  // The submit that was given up is not made behind the visitor's back.
  await expect(page.getByText('Please enter your email address.')).toHaveCount(0);
  await sendButton(page).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
});
