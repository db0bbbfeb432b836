import { expect } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { paths } from '../../src/content/paths';
import {
  blankQuery,
  expectQuery,
  expectSent,
  fillQuery,
  openFilledForm,
  queryField,
  sendButton,
  sends,
  sentQuery,
} from './contactPage';
import { eachLanguage } from './eachLanguage';
import { collectRequests, holdScripts, local, openPage, readTraces, sendPath, test } from './site';

test(
  'a query is one POST with exactly the body of the specification',
  eachLanguage,
  async ({ page, baseURL, problems }) => {
    const requests = await openFilledForm(page);
    await sendButton(page).click();
    await expectSent(page);

    const [send, ...more] = sends(requests);
    expect(more).toEqual([]);
    expect(send?.url()).toBe(baseURL + sendPath);
    expect(send?.method()).toBe('POST');
    expect(await send?.headerValue('content-type')).toMatch(/^application\/json/);
    expect(send?.postDataJSON()).toStrictEqual({
      lib_version: '4.4.1',
      user_id: 'sandbox-public-key',
      service_id: 'sandbox-service',
      template_id: 'sandbox-template',
      template_params: sentQuery,
    });
    expect((await send?.response())?.status()).toBe(200);
    await expect(page).toHaveURL(local(paths.contact));
    expect(await readTraces(page)).not.toMatch(/Asha|98765/);
    expect(problems).toEqual([]);
  },
);

test(
  'after a success another query is written from an empty form, and sent',
  eachLanguage,
  async ({ page }) => {
    const requests = await openFilledForm(page);
    await sendButton(page).click();
    await expectSent(page);
    await expect(page.getByText(contactMessages.sentNext)).toBeVisible();
    await page.getByRole('button', { name: contact.form.anotherLabel }).press('Enter');
    await expect(queryField(page, 'name')).toBeFocused();
    await expectQuery(page, blankQuery);
    await expect(page.getByText(contactMessages.sent)).toHaveCount(0);
    await fillQuery(page);
    await sendButton(page).click();
    await expectSent(page);
    expect(sends(requests)).toHaveLength(2);
  },
);

test(
  'the first field is in the first view of a phone, and the whole form in that of a laptop',
  eachLanguage,
  async ({ page }) => {
    for (const [width, height] of [
      [1280, 800],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(local(paths.contact));
      await expect(queryField(page, 'name')).toBeInViewport({ ratio: 1 });
      if (width > 360) await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    }
  },
);

test('a submit before the scripts came is one send of what was typed when they come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(local(paths.contact));
  await fillQuery(page);
  const requests = collectRequests(page);
  await sendButton(page).click();
  await sendButton(page).click();
  await expect(page).toHaveURL(local(paths.contact));
  await release();
  await expectSent(page);
  await expect(page).toHaveURL(local(paths.contact));
  const posts = requests.filter((request) => request.method() === 'POST');
  expect(posts.map((post) => post.postDataJSON().template_params)).toStrictEqual([sentQuery]);
});

test('the email client is not loaded before the form is touched', async ({ page }) => {
  const requests = collectRequests(page);
  await openPage(page, paths.contact);
  await page.waitForLoadState('networkidle');
  const before = requests.map((request) => request.url());
  const client = page.waitForResponse(
    async (response) =>
      response.url().includes('/static/js/') && (await response.text()).includes('lib_version'),
  );
  await queryField(page, 'name').focus();
  expect(before).not.toContain((await client).url());
  expect(before.filter((url) => url.includes('/static/js/'))).not.toEqual([]);
});
