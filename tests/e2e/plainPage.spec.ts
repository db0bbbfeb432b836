import { expect } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { paths } from '../../src/content/paths';
import { queryField, sendButton } from './contactPage';
import { applicationScript, faults, ownChunks } from './loadingPage';
import { expectReady, local, test } from './site';

for (const { component, pattern, ways } of [
  { component: 'the application', pattern: applicationScript, ways: Object.values(faults) },
  {
    component: 'a script that all pages share',
    pattern: /\/static\/js\/rolldown-runtime-/,
    ways: [faults['is gone']],
  },
  { component: 'the script of the page', pattern: ownChunks, ways: [faults['is gone']] },
]) {
  test(`where ${component} does not come, the page stays plain HTML and a submit tries again`, async ({
    page,
  }) => {
    for (const answer of ways) {
      await page.route(pattern, answer);
      await page.goto(local(paths.contact));
      await queryField(page, 'name').fill('Asha Devi');
      await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.title);
      await expect(page.getByText(contact.form.scriptless.text)).toBeVisible();

      await page.unrouteAll();
      await sendButton(page).click();
      await expectReady(page);
      await expect(page.getByText(contactMessages.emailRequired)).toBeVisible();
      await expect(queryField(page, 'name')).toHaveValue('Asha Devi');
      await expect(page.getByText(contact.form.scriptless.text)).toBeHidden();
    }
  });
}

test('an application that takes 120 seconds is given up in sight, and a submit tries again', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(applicationScript, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(local(paths.contact));
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
  await sendButton(page).click();
  await expect(page.getByText(contactMessages.emailRequired)).toBeVisible();
  await expect(queryField(page, 'name')).toHaveValue('Asha Devi');
});
