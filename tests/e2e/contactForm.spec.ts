import { expect } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { paths } from '../../src/content/paths';
import {
  expectQuery,
  expectSent,
  fillQuery,
  openFilledForm,
  queryField,
  sendButton,
  sends,
  sentQuery,
  typedQuery,
} from './contactPage';
import { collectRequests, holdScripts, local, openPage, readTraces, sendPath, test } from './site';

test('a query is one POST with exactly the body of the specification', async ({
  page,
  baseURL,
  problems,
}) => {
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
});

test('after a success the next edit takes the alert away and the next query is sent too', async ({
  page,
}) => {
  const requests = await openFilledForm(page);
  await sendButton(page).click();
  await expectSent(page);
  await fillQuery(page);
  await expect(page.getByText(contactMessages.sent)).toHaveCount(0);
  await sendButton(page).click();
  await expectSent(page);
  expect(sends(requests)).toHaveLength(2);
});

test('five quick presses are one send', async ({ page }) => {
  const requests = await openFilledForm(page);
  await sendButton(page).evaluate((button) => {
    if (button instanceof HTMLElement) for (let press = 0; press < 5; press += 1) button.click();
  });
  await expectSent(page);
  expect(sends(requests)).toHaveLength(1);
});

test('what was typed before the scripts came is kept and sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(local(paths.contact));
  await fillQuery(page);
  await release();
  await expectQuery(page, typedQuery);
  const send = page.waitForRequest(`**${sendPath}`);
  await sendButton(page).click();
  expect((await send).postDataJSON().template_params).toStrictEqual(sentQuery);
  await expectSent(page);
});

test('a submit before the scripts came is one send when they come', async ({ page }) => {
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
  expect(requests.filter((request) => request.method() === 'POST')).toHaveLength(1);
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
